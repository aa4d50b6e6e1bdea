package io.github.crd4j.rules.formats;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.Set;

/** Some patterns are good in Java and in RE2, but do not mean the same. */
public final class JavaPattern implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.PATTERN);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String pattern = node.schema().pattern();
    if (pattern != null && hasIntersection(pattern)) {
      report.warning(
          node.at(Keyword.PATTERN),
          "the pattern '" + pattern + "' of " + node.displayName() + " means less than in Java",
          "in RE2, '&&' within brackets is not an intersection, but two ampersands",
          "write the characters out");
    }
  }

  private static boolean hasIntersection(String pattern) {
    boolean inClass = false;
    for (int i = 0; i < pattern.length(); i++) {
      char c = pattern.charAt(i);
      if (c == '\\') {
        i++;
      } else if (!inClass) {
        inClass = c == '[';
      } else if (c == ']') {
        inClass = false;
      } else if (pattern.startsWith("&&", i)) {
        return true;
      }
    }
    return false;
  }
}
