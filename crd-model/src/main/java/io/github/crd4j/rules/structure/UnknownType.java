package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import io.github.crd4j.rules.Suggestion;
import java.util.List;
import java.util.Set;

/** There are six types. */
public final class UnknownType implements Rule {

  private static final List<String> TYPES =
      List.of("array", "boolean", "integer", "number", "object", "string");

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String type = node.schema().type();
    if (type != null && !TYPES.contains(type)) {
      boolean isNull = type.equals("null");
      report.error(
          node.at(Keyword.TYPE),
          node.displayName()
              + " has the unknown type '"
              + type
              + "'"
              + Suggestion.didYouMean(type, TYPES),
          isNull
              ? ServerAnswer.forbidden("type cannot be set to null, use nullable as an alternative")
              : ServerAnswer.unsupported(TYPES));
    }
  }
}
