package io.github.crd4j.rules.formats;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.regex.BadRegexException;
import io.github.crd4j.regex.GoRegex;
import io.github.crd4j.regex.RegexTooCostlyException;
import io.github.crd4j.regex.Regexes;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** A pattern is RE2, which lacks some of what Java has. */
public final class InvalidPattern implements Rule {

  private static final Map<String, String> JAVA_ONLY =
      new TreeMap<>(
          Map.of(
              "(?=", "RE2 has no lookahead",
              "(?!", "RE2 has no lookahead",
              "(?<=", "RE2 has no lookbehind",
              "(?<!", "RE2 has no lookbehind",
              "(?>", "RE2 has no atomic groups",
              "\\u", "write \\x{HHHH} for \\uHHHH",
              "\\p{Alpha}", "write [[:alpha:]] for \\p{Alpha}",
              "\\Z", "write \\z for \\Z",
              "\\h", "write [ \\t] for \\h"));

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.PATTERN);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String pattern = node.schema().pattern();
    String problem = pattern == null ? null : problem(pattern, node.regexes());
    if (pattern != null && problem != null) {
      report.error(
          node.at(Keyword.PATTERN),
          "the pattern '" + pattern + "' of " + node.displayName() + " is not RE2",
          ServerAnswer.invalid(
              "must be a valid regular expression, but isn't: error parsing regexp: " + problem),
          JAVA_ONLY.entrySet().stream()
              .filter(java -> pattern.contains(java.getKey()))
              .map(Map.Entry::getValue)
              .findFirst()
              .orElse("the syntax is at https://github.com/google/re2/wiki/Syntax"));
    }
  }

  private static @Nullable String problem(String pattern, Regexes regexes) {
    try {
      GoRegex unused = regexes.compile(pattern);
      return null;
    } catch (BadRegexException e) {
      return e.getMessage();
    } catch (RegexTooCostlyException e) {
      // CostlyRegex reports it.
      return null;
    }
  }
}
