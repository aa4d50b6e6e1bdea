package io.github.crd4j.rules.traps;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.regex.Regexes;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import org.jspecify.annotations.Nullable;

/** Regular expressions and the defaults they are matched with stay within what can be checked. */
public final class CostlyRegex implements Rule {

  @Override
  public void check(SchemaNode node, Report report) {
    String refused = node.regexes().refused();
    if (refused != null) {
      FieldPath place = find(node, refused);
      report.warning(
          place == null ? node.path() : place,
          "the regular expression '" + refused + "' takes more work than is done here",
          "all those of a version get "
              + Regexes.MAX_STEPS
              + " steps, for being compiled and for being matched with defaults; what came after"
              + " was not checked",
          "the API server has no such limit and takes as long as it takes: make the expression or"
              + " the default smaller");
    }
  }

  private static @Nullable FieldPath find(SchemaNode node, String pattern) {
    if (pattern.equals(node.schema().pattern())) {
      return node.at(Keyword.PATTERN);
    }
    for (SchemaNode child : node.children()) {
      FieldPath found = find(child, pattern);
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
