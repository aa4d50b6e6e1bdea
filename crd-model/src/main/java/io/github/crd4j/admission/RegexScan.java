package io.github.crd4j.admission;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Looks through a regular expression for what Go and the library of {@link Re2} take differently.
 */
final class RegexScan {

  private static final int MOST_REPEATS = 1000;
  private static final Pattern COUNT = Pattern.compile("\\{(\\d{1,9})(,(\\d{0,9}))?\\}");
  private static final Pattern KIND = Pattern.compile("\\(\\?(P?<\\w+>|[a-zA-Z-]*[:)])");
  private static final Pattern CATEGORY = Pattern.compile("[pP]\\{(\\^?)([A-Za-z_ -]+)\\}");

  private final String regex;
  private @Nullable String problem;
  private final StringBuilder adapted = new StringBuilder();
  private final RegexHeight height = new RegexHeight();

  private RegexScan(String regex) {
    this.regex = regex;
  }

  static RegexScan of(String regex) {
    RegexScan scan = new RegexScan(regex);
    scan.scan();
    return scan;
  }

  /** What Go refuses and the library takes, in Go's words, or null. */
  @Nullable String problem() {
    return problem;
  }

  /** The expression with long names of Unicode categories replaced by their short ones. */
  String withShortCategories() {
    return adapted.toString();
  }

  /** The largest product of repeat counts in what was read last, and in the group around it. */
  private void scan() {
    Deque<Integer> outer = new ArrayDeque<>();
    int group = 1;
    int last = 1;
    boolean inClass = false;
    int i = 0;
    while (i < regex.length()) {
      char c = regex.charAt(i);
      int length = 1;
      if (c == '\\') {
        length = escape(i);
        last = inClass ? last : 1;
        if (!inClass) {
          height.single();
        }
      } else if (inClass) {
        boolean isNamed = regex.startsWith("[:", i) && regex.indexOf(":]", i + 2) > 0;
        length = isNamed ? regex.indexOf(":]", i + 2) + 2 - i : 1;
        inClass = c != ']';
      } else if (c == '[') {
        inClass = true;
        height.single();
        length =
            regex.startsWith("[^]", i)
                ? 3
                : regex.startsWith("[]", i) || regex.startsWith("[^", i) ? 2 : 1;
        last = 1;
      } else if (c == '(') {
        outer.push(group);
        group = 1;
        length = open(i);
      } else if (c == ')' && !outer.isEmpty()) {
        last = group;
        group = Math.max(group, outer.pop());
        height.close();
      } else if (c == '{') {
        Matcher count = COUNT.matcher(regex).region(i, regex.length());
        if (count.lookingAt()) {
          length = count.end() - i;
          last = repeat(count, last);
          group = Math.max(group, last);
          length += lazy(i + length);
          height.repeat();
        } else {
          height.literal();
        }
      } else if ("*+?".indexOf(c) >= 0) {
        length = 1 + lazy(i + 1);
        height.repeat();
      } else {
        last = 1;
        plain(c);
      }
      if (c != '\\') {
        adapted.append(regex, i, i + length);
      }
      i += length;
    }
    if (problem == null && height.isTooHigh()) {
      problem = "error parsing regexp: expression nests too deeply: `" + regex + "`";
    }
  }

  /** Length of what makes the repetition before {@code i} take as little as it can. */
  private int lazy(int i) {
    return regex.startsWith("?", i) ? 1 : 0;
  }

  private void plain(char c) {
    if (c == '|') {
      height.or();
    } else if (c == '.' || c == '^' || c == '$') {
      height.single();
    } else {
      height.literal();
    }
  }

  /** Begins a group, and returns the length of what says what kind of group it is. */
  private int open(int i) {
    Matcher kind = KIND.matcher(regex).region(i, regex.length());
    boolean isMarked = kind.lookingAt();
    boolean isSwitch = isMarked && kind.group().endsWith(")");
    if (!isSwitch) {
      height.open(!isMarked || kind.group().endsWith(">"));
    }
    return isMarked && !isSwitch ? kind.end() - i : 1;
  }

  /** Go ignores the case of names since 1.25, the library does not. */
  private static String titleCase(String name) {
    if (name.equalsIgnoreCase("any")) {
      return "Any";
    }
    StringBuilder title = new StringBuilder();
    for (int i = 0; i < name.length(); i++) {
      boolean isFirst = i == 0 || name.charAt(i - 1) == '_';
      char c = name.charAt(i);
      title.append(isFirst ? Character.toUpperCase(c) : Character.toLowerCase(c));
    }
    return title.toString();
  }

  private int repeat(Matcher count, int inner) {
    int min = Integer.parseInt(count.group(1));
    String maxText = count.group(3);
    int max =
        count.group(2) == null
            ? min
            : maxText == null || maxText.isEmpty() ? min : Integer.parseInt(maxText);
    long product = (long) Math.max(1, max) * inner;
    if (product > MOST_REPEATS && problem == null) {
      problem = "error parsing regexp: invalid repeat count: `" + count.group() + "`";
    }
    return (int) Math.min(product, MOST_REPEATS + 1L);
  }

  /** Reads an escape, writes what the library takes for it, and returns its length. */
  private int escape(int i) {
    if (i + 1 == regex.length()) {
      adapted.append('\\');
      return 1;
    }
    int c = regex.codePointAt(i + 1);
    if (c == 'Q') {
      int end = regex.indexOf("\\E", i + 2);
      int length = (end < 0 ? regex.length() : end + 2) - i;
      adapted.append(regex, i, i + length);
      return length;
    }
    if (c > 0x7f && problem == null) {
      problem = "error parsing regexp: invalid escape sequence: `\\" + Character.toString(c) + "`";
    }
    Matcher category = CATEGORY.matcher(regex).region(i + 1, regex.length());
    if (category.lookingAt()) {
      String name = category.group(2).replaceAll("[_ -]", "").toLowerCase(Locale.ROOT);
      String known = GoUnicode.CATEGORIES.getOrDefault(name, titleCase(category.group(2)));
      if (!known.equals(category.group(2))) {
        adapted
            .append('\\')
            .append((char) c)
            .append('{')
            .append(category.group(1))
            .append(known)
            .append('}');
        return category.end() - i;
      }
    }
    int length = 1 + Character.charCount(c);
    adapted.append(regex, i, i + length);
    return length;
  }
}
