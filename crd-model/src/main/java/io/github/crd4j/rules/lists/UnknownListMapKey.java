package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A list-map key is a property of the items. */
public final class UnknownListMapKey implements Rule {

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
    List<String> keys = node.schema().listMapKeys();
    Set<String> seen = new HashSet<>();
    for (int i = 0; i < keys.size(); i++) {
      String key = keys.get(i);
      if (seen.add(key) && !item.properties().containsKey(key)) {
        report.errorInList(
            node.at(Keyword.LIST_MAP_KEYS),
            i,
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
