package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.List;
import java.util.Set;

/** There are two types of map. */
public final class UnknownMapType implements Rule {

  private static final List<String> TYPES = List.of("atomic", "granular");

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.MAP_TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String type = node.schema().mapType();
    if (type != null && !TYPES.contains(type)) {
      report.error(
          node.at(Keyword.MAP_TYPE),
          node.displayName()
              + " has the unknown map type '"
              + type
              + "'"
              + Suggestion.didYouMean(type, TYPES),
          ServerAnswer.unsupported(TYPES));
    }
  }
}
