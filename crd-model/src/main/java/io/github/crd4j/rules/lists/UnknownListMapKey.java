package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.LinkedHashSet;

/** A list-map key is a property of the items. */
public final class UnknownListMapKey implements Rule {

  @Override
  public void check(SchemaNode node, Report report) {
    Schema item = ListMapKeys.item(node);
    if (item == null || !item.isType("object")) {
      return;
    }
    for (String key : new LinkedHashSet<>(node.schema().listMapKeys())) {
      if (!item.properties().containsKey(key)) {
        report.error(
            node.at(Keyword.LIST_MAP_KEYS),
            "list-map key '"
                + key
                + "' is not a property of the items of "
                + node.displayName()
                + Suggestion.didYouMean(key, item.properties().keySet()),
            "the properties are " + item.properties().keySet(),
            ServerAnswer.invalid("entries must all be names of item properties"));
      }
    }
  }
}
