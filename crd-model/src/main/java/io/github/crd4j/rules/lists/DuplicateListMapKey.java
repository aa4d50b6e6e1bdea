package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A list-map key is named once. */
public final class DuplicateListMapKey implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_MAP_KEYS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema item = ListMapKeys.item(node);
    if (item == null || !item.isType("object")) {
      return;
    }
    Set<String> seen = new HashSet<>();
    Set<String> reported = new HashSet<>();
    List<String> keys = node.schema().listMapKeys();
    for (int i = 0; i < keys.size(); i++) {
      String key = keys.get(i);
      if (!seen.add(key) && reported.add(key)) {
        report.errorInList(
            node.at(Keyword.LIST_MAP_KEYS),
            i,
            "list-map key '" + key + "' of " + node.displayName() + " is named twice",
            ServerAnswer.invalid("must not contain duplicate entries"));
      }
    }
  }
}
