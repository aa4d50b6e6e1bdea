package io.github.crd4j.rules.lists;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.SchemaNode;
import java.util.LinkedHashSet;
import org.jspecify.annotations.Nullable;

/** The keys of a list of type map that are properties of its items. */
final class ListMapKeys {

  private ListMapKeys() {}

  /** The item of {@code node} if it is a list of type map whose items are one schema, or null. */
  static @Nullable Schema item(SchemaNode node) {
    return "map".equals(node.schema().listType()) ? node.schema().items() : null;
  }

  /** Calls {@code action} with each key that is a property, its schema and its place. */
  static void forEach(SchemaNode node, Action action) {
    Schema item = item(node);
    if (item == null) {
      return;
    }
    for (String key : new LinkedHashSet<>(node.schema().listMapKeys())) {
      Schema property = item.properties().get(key);
      if (property != null) {
        action.accept(
            key, property, node.at(Keyword.ITEMS).field(Keyword.PROPERTIES.keyword()).key(key));
      }
    }
  }

  /** Looks at one key. */
  interface Action {
    void accept(String key, Schema property, FieldPath path);
  }
}
