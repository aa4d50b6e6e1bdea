package io.github.crd4j.cel.regex;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/**
 * One pass over a regular expression that translates Go's syntax ({@code regexp/syntax} of Go 1.26)
 * to RE2/J's: names of Unicode classes, repeated group names, and the limits of repetition and
 * depth, which only Go has.
 */
final class GoSyntax {

  private static final int MAX_REPEAT = 1000;
  private static final int MAX_DEPTH = 1000;

  private final String expression;
  private final StringBuilder out = new StringBuilder();
  private final Set<String> groupNames = new HashSet<>();

  /** For each open group, the largest product of nested repetitions in it so far. */
  private final Deque<Long> groups = new ArrayDeque<>();

  private int next;
  private long lastAtom = 1;

  private GoSyntax(String expression) {
    this.expression = expression;
  }

  /**
   * {@code expression} for RE2/J.
   *
   * @throws BadRegexException if only Go would refuse it; what both refuse may pass
   */
  static String translate(String expression) {
    return new GoSyntax(expression).translate();
  }

  private String translate() {
    groups.push(1L);
    while (next < expression.length()) {
      char c = expression.charAt(next);
      switch (c) {
        case '\\' -> {
          lastAtom = 1;
          escape(false);
        }
        case '[' -> {
          lastAtom = 1;
          characterClass();
        }
        case '(' -> open();
        case ')' -> close();
        case '{' -> repeat();
        default -> {
          if (c != '*' && c != '+' && c != '?') {
            lastAtom = 1;
          }
          copy();
        }
      }
    }
    return out.toString();
  }

  private void copy() {
    out.append(expression.charAt(next));
    next++;
  }

  private void escape(boolean inClass) {
    if (next + 1 >= expression.length()) {
      copy();
      return;
    }
    char kind = expression.charAt(next + 1);
    if (kind > 127) {
      throw new BadRegexException("invalid escape sequence: `\\" + kind + "`");
    }
    if (!inClass && kind == 'Q') {
      int end = expression.indexOf("\\E", next);
      int stop = end < 0 ? expression.length() : end + 2;
      out.append(expression, next, stop);
      next = stop;
      return;
    }
    boolean property = (kind == 'p' || kind == 'P') && expression.startsWith("{", next + 2);
    int end = property ? expression.indexOf('}', next) : -1;
    if (end < 0) {
      copy();
      copy();
      return;
    }
    out.append(UnicodeClasses.translate(expression.substring(next + 3, end), kind == 'P', inClass));
    next = end + 1;
  }

  private void characterClass() {
    copy();
    if (expression.startsWith("^", next)) {
      copy();
    }
    if (expression.startsWith("]", next)) {
      copy();
    }
    while (next < expression.length() && expression.charAt(next) != ']') {
      int posixEnd = expression.startsWith("[:", next) ? expression.indexOf(":]", next + 2) : -1;
      if (posixEnd >= 0) {
        out.append(expression, next, posixEnd + 2);
        next = posixEnd + 2;
      } else if (expression.charAt(next) == '\\') {
        escape(true);
      } else {
        copy();
      }
    }
    if (next < expression.length()) {
      copy();
    }
  }

  private void open() {
    groups.push(1L);
    if (groups.size() > MAX_DEPTH) {
      throw new BadRegexException("expression nests too deeply");
    }
    lastAtom = 1;
    copy();
    int name =
        expression.startsWith("?P<", next)
            ? next + 3
            : expression.startsWith("?<", next) ? next + 2 : -1;
    int end = name < 0 ? -1 : expression.indexOf('>', name);
    if (end < 0) {
      return;
    }
    String groupName = expression.substring(name, end);
    String unique = groupName;
    // Go takes two groups of one name; which name a group has makes no difference here.
    while (!groupNames.add(unique)) {
      unique += "_";
    }
    out.append("?P<").append(unique).append('>');
    next = end + 1;
  }

  private void close() {
    copy();
    if (groups.size() > 1) {
      long inside = groups.pop();
      lastAtom = inside;
      note(inside);
    }
  }

  private void note(long repetitions) {
    groups.push(Math.max(groups.pop(), repetitions));
  }

  private void repeat() {
    int end = expression.indexOf('}', next);
    String counts = end < 0 ? "" : expression.substring(next + 1, end);
    if (!counts.matches("[0-9]{1,6}(,[0-9]{0,6})?")) {
      lastAtom = 1;
      copy();
      return;
    }
    int comma = counts.indexOf(',');
    String last =
        comma < 0 || comma == counts.length() - 1
            ? counts.replace(",", "")
            : counts.substring(comma + 1);
    long repetitions = Math.max(1, Long.parseLong(last)) * lastAtom;
    if (repetitions > MAX_REPEAT) {
      throw new BadRegexException("invalid repeat count: `{" + counts + "}`");
    }
    lastAtom = repetitions;
    note(repetitions);
    out.append(expression, next, end + 1);
    next = end + 1;
  }
}
