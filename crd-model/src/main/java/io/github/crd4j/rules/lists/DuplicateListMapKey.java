package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.HashSet;
import java.util.Set;

/** A list-map key is named once. */
public final class DuplicateListMapKey implements Rule {

  @Override
  public void check(SchemaNode node, Report report) {
    Schema item = ListMapKeys.item(node);
    if (item == null || !item.isType("object")) {
      return;
    }
    Set<String> seen = new HashSet<>();
    Set<String> reported = new HashSet<>();
    for (String key : node.schema().listMapKeys()) {
      if (!seen.add(key) && reported.add(key)) {
        report.error(
            node.at(Keyword.LIST_MAP_KEYS),
            "list-map key '" + key + "' of " + node.displayName() + " is named twice",
            ServerAnswer.invalid("must not contain duplicate entries"));
      }
    }
  }
}
