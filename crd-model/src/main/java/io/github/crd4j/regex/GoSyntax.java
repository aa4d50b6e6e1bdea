package io.github.crd4j.regex;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * One pass over a regular expression that translates Go's syntax ({@code regexp/syntax} of Go 1.26)
 * to RE2/J's: names of Unicode classes, repeated group names, and the limits of repetition and
 * depth, which only Go has.
 */
final class GoSyntax {

  private static final int MAX_REPEAT = 1000;

  /** No name of a class is longer: looking further would take quadratic time. */
  private static final int MAX_NAME = 64;

  private static final Pattern COUNT = Pattern.compile("\\{(\\d{1,9})(,(\\d{0,9}))?\\}");
  private static final Pattern KIND = Pattern.compile("\\?(P?<(\\w+)>|[a-zA-Z-]*[:)])");

  /** What is known of a group while it is open. */
  private static final class Group {
    /** The largest product of nested repetitions so far. */
    private long repetitions = 1;

    /** How many steps its automaton has so far. */
    private long size;
  }

  private final String expression;
  private final StringBuilder out = new StringBuilder();
  private final Set<String> groupNames = new HashSet<>();
  private final RegexHeight height = new RegexHeight();
  private final Deque<Group> groups = new ArrayDeque<>();

  private int next;
  private long lastRepetitions = 1;
  private long lastSize;

  private GoSyntax(String expression) {
    this.expression = expression;
  }

  /**
   * An expression for RE2/J.
   *
   * @param text of the expression
   * @param size about how many steps its automaton has, which each character of a text may take
   */
  record Translated(String text, long size) {}

  /**
   * {@code expression} for RE2/J.
   *
   * @throws BadRegexException if only Go would refuse it; what both refuse may pass
   */
  static Translated translate(String expression) {
    return new GoSyntax(expression).translate();
  }

  private Translated translate() {
    groups.push(new Group());
    while (next < expression.length()) {
      char c = expression.charAt(next);
      switch (c) {
        case '\\' -> {
          height.single();
          atom();
          escape(false);
        }
        case '[' -> {
          height.single();
          atom();
          characterClass();
        }
        case '(' -> open();
        case ')' -> close();
        case '{' -> repeat();
        case '*', '+', '?' -> {
          grow(1);
          height.repeat();
          copy();
          lazy();
        }
        case '|' -> {
          height.or();
          atom();
          copy();
        }
        case '.', '^', '$' -> {
          height.single();
          atom();
          copy();
        }
        default -> literal();
      }
    }
    if (height.isTooHigh()) {
      throw new BadRegexException("expression nests too deeply: `" + expression + "`");
    }
    long size = 1;
    for (Group group : groups) {
      size += group.size;
    }
    return new Translated(out.toString(), size);
  }

  private void copy() {
    out.append(expression.charAt(next));
    next++;
  }

  private void copyTo(int end) {
    out.append(expression, next, end);
    next = end;
  }

  private void literal() {
    height.literal();
    atom();
    copy();
  }

  /** What makes the repetition before take as little as it can. */
  private void lazy() {
    if (expression.startsWith("?", next)) {
      copy();
    }
  }

  /** Something that can be repeated begins, of one step so far. */
  private void atom() {
    lastRepetitions = 1;
    lastSize = 0;
    grow(1);
  }

  private void grow(long steps) {
    groups.element().size += steps;
    lastSize += steps;
  }

  private void escape(boolean inClass) {
    if (next + 1 >= expression.length()) {
      copy();
      return;
    }
    int kind = expression.codePointAt(next + 1);
    if (kind > 127) {
      throw new BadRegexException("invalid escape sequence: `\\" + Character.toString(kind) + "`");
    }
    if (!inClass && kind == 'Q') {
      int end = expression.indexOf("\\E", next);
      int stop = end < 0 ? expression.length() : end + 2;
      grow(stop - next);
      copyTo(stop);
      return;
    }
    boolean property = (kind == 'p' || kind == 'P') && expression.startsWith("{", next + 2);
    int end = property ? find("}", next) : -1;
    if (end < 0) {
      copyTo(next + 2);
      return;
    }
    out.append(UnicodeClasses.translate(expression.substring(next + 3, end), kind == 'P', inClass));
    next = end + 1;
  }

  private int find(String end, int from) {
    int found =
        expression.substring(from, Math.min(expression.length(), from + MAX_NAME)).indexOf(end);
    return found < 0 ? -1 : from + found;
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
      int posixEnd = expression.startsWith("[:", next) ? find(":]", next + 2) : -1;
      if (posixEnd >= 0) {
        copyTo(posixEnd + 2);
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
    Matcher kind = KIND.matcher(expression).region(next + 1, expression.length());
    boolean isMarked = kind.lookingAt();
    String name = isMarked ? kind.group(2) : null;
    copy();
    if (isMarked && kind.group().endsWith(")")) {
      // Flags for what follows: no group.
      copyTo(kind.end());
      return;
    }
    boolean captures = !isMarked || name != null;
    height.open(captures);
    groups.push(new Group());
    if (name != null) {
      String unique = name;
      // Go takes two groups of one name; which name a group has makes no difference here.
      while (!groupNames.add(unique)) {
        unique += "_";
      }
      out.append("?P<").append(unique).append('>');
      next = kind.end();
    } else if (isMarked) {
      copyTo(kind.end());
    }
    if (captures) {
      grow(2);
    }
  }

  private void close() {
    copy();
    height.close();
    if (groups.size() > 1) {
      Group closed = groups.pop();
      Group around = groups.element();
      around.repetitions = Math.max(around.repetitions, closed.repetitions);
      lastRepetitions = closed.repetitions;
      lastSize = 0;
      grow(closed.size);
    }
  }

  private void repeat() {
    Matcher count = COUNT.matcher(expression).region(next, expression.length());
    if (!count.lookingAt()) {
      literal();
      return;
    }
    String last = count.group(3);
    long times =
        Math.max(1, Long.parseLong(last == null || last.isEmpty() ? count.group(1) : last));
    long repetitions = times * lastRepetitions;
    if (repetitions > MAX_REPEAT) {
      throw new BadRegexException("invalid repeat count: `" + count.group() + "`");
    }
    lastRepetitions = repetitions;
    groups.element().repetitions = Math.max(groups.element().repetitions, repetitions);
    grow(times * (lastSize + 1) - lastSize);
    height.repeat();
    copyTo(count.end());
    lazy();
  }
}
