package io.github.crd4j.rules.expressions;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.rules.FieldPathSyntax;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaLookup;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;
import java.util.Set;

/** The field that a CEL rule blames is below the node that has the rule. */
public final class UnknownFieldPath implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.VALIDATIONS);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Validations.forEach(node, (rule, path) -> check(node, rule, path.field("fieldPath"), report));
  }

  private static void check(SchemaNode node, ValidationRule rule, FieldPath at, Report report) {
    String path = rule.fieldPath();
    if (path.isEmpty() || !node.isReadable()) {
      return;
    }
    FieldPathSyntax read = FieldPathSyntax.read(path, node.schema(), true);
    if (Validations.hasLineBreak(path)) {
      report.error(
          at,
          "the fieldPath of " + Validations.name(rule) + " has more than one line",
          ServerAnswer.invalid("must not contain line breaks"));
    } else if (!read.problem().isEmpty()) {
      report.error(
          at,
          "fieldPath '"
              + path
              + "' leads to nothing below "
              + node.displayName()
              + hint(node, path),
          "it " + read.problem(),
          ServerAnswer.invalid("must be a valid path"),
          "write .name or ['name'] for each step, from the node that has the rule");
    }
  }

  private static String hint(SchemaNode node, String path) {
    if (!path.startsWith(".") && !path.startsWith("[")) {
      return FieldPathSyntax.read("." + path, node.schema(), true).problem().isEmpty()
          ? "; did you mean '." + path + "'?"
          : "";
    }
    List<String> names = List.of(path.substring(1).split("\\.", -1));
    return SchemaLookup.find(node.schema(), names).suggestion();
  }
}
