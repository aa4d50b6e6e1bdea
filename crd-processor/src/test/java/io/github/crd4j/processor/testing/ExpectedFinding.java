package io.github.crd4j.processor.testing;

import io.github.crd4j.processor.testing.CompileResult.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A finding that a sample says it has.
 *
 * @param severity {@code ERROR}, {@code WARNING} or {@code NOTE}
 * @param rule id of the rule, or "compiler" for what the compiler itself reports
 * @param compilers the compilers that report it so
 * @param file name of the source file
 * @param line of the code that it points at; 0 for no place
 * @param anchor how the source goes on from there
 * @param lines texts that lines of the message contain
 */
record ExpectedFinding(
    String severity,
    String rule,
    Set<CompilerName> compilers,
    String file,
    int line,
    String anchor,
    List<String> lines) {

  private static final Pattern MARKER =
      Pattern.compile(
          "\\s*// (ERROR|WARNING|NOTE) \\[(\\w+)]((?: (?:javac17|javac25|javac|ecj))*:)? (.+)");
  private static final Pattern DETAIL = Pattern.compile("\\s*// \\| (.+)");
  private static final String NO_PLACE = "(no place)";

  /** The findings that the comments in a source file announce. */
  static List<ExpectedFinding> in(String file, List<String> source) {
    List<ExpectedFinding> found = new ArrayList<>();
    List<ExpectedFinding> open = new ArrayList<>();
    for (int i = 0; i < source.size(); i++) {
      Matcher marker = MARKER.matcher(source.get(i));
      Matcher detail = DETAIL.matcher(source.get(i));
      if (marker.matches()) {
        open.add(
            new ExpectedFinding(
                marker.group(1),
                marker.group(2),
                CompilerName.parse(marker.group(3)),
                file,
                0,
                marker.group(4),
                new ArrayList<>()));
      } else if (detail.matches() && !open.isEmpty()) {
        open.get(open.size() - 1).lines().add(detail.group(1));
      } else {
        int line = i + 1;
        open.forEach(finding -> found.add(finding.at(line)));
        open.clear();
      }
    }
    open.forEach(finding -> found.add(finding.at(source.size())));
    return found;
  }

  private ExpectedFinding at(int target) {
    boolean nowhere = anchor.equals(NO_PLACE);
    return new ExpectedFinding(
        severity,
        rule,
        compilers,
        nowhere ? "" : file,
        nowhere ? 0 : target,
        nowhere ? "" : anchor,
        lines);
  }

  boolean describes(Message message) {
    return message.severity().equals(severity)
        && message.rule().equals(rule)
        && message.file().equals(file)
        && message.line() == line
        && message.caret().startsWith(anchor)
        && lines.stream().allMatch(text -> contains(message, text));
  }

  private static boolean contains(Message message, String text) {
    return message.text().lines().anyMatch(line -> line.contains(text));
  }

  @Override
  public String toString() {
    return (file.isEmpty() ? NO_PLACE : file + ":" + line + " at «" + anchor + "»")
        + " "
        + severity
        + " ["
        + rule
        + "]"
        + (lines.isEmpty() ? "" : " with lines " + lines);
  }
}
