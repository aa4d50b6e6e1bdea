package io.github.crd4j.regex;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of Unicode classes that Go knows and RE2/J does not. */
final class UnicodeClasses {

  /** Classes that RE2/J has no name for, as what stands in brackets. */
  private static final Map<String, String> UNIONS =
      Map.of(
          "lc", "\\p{Lu}\\p{Ll}\\p{Lt}",
          "casedletter", "\\p{Lu}\\p{Ll}\\p{Lt}",
          "ascii", "\\x00-\\x7F",
          "assigned", "\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}\\p{Z}\\p{C}");

  private static final Map<String, String> BY_LOWER_CASE = new HashMap<>();

  static {
    GoUnicode.CATEGORIES
        .values()
        .forEach(name -> BY_LOWER_CASE.put(name.toLowerCase(Locale.ROOT), name));
    BY_LOWER_CASE.putAll(GoUnicode.CATEGORIES);
    BY_LOWER_CASE.put("any", "Any");
  }

  private static final Pattern WORD_START = Pattern.compile("(^|_)([a-z])");

  private UnicodeClasses() {}

  /**
   * The class {@code name} for RE2/J.
   *
   * @param negated whether everything else is meant
   * @param inClass whether it stands in brackets
   */
  static String translate(String name, boolean negated, boolean inClass) {
    boolean caret = name.startsWith("^");
    boolean other = negated != caret;
    String bare = caret ? name.substring(1) : name;
    String key = bare.toLowerCase(Locale.ROOT).replaceAll("[ _-]", "");
    boolean unassigned = key.equals("cn") || key.equals("unassigned");
    String union = unassigned ? UNIONS.get("assigned") : UNIONS.get(key);
    if (union != null) {
      boolean outside = other != unassigned;
      // A complement inside brackets cannot be written for a union; such classes are not in use.
      return inClass && !outside ? union : (outside ? "[^" : "[") + union + "]";
    }
    String known = BY_LOWER_CASE.get(key);
    return (other ? "\\P{" : "\\p{") + (known == null ? scriptCase(bare) : known) + "}";
  }

  /** Scripts are spelled {@code Old_Italic}, whatever the case they are given in. */
  private static String scriptCase(String name) {
    Matcher matcher =
        WORD_START.matcher(name.toLowerCase(Locale.ROOT).replace('-', '_').replace(' ', '_'));
    return matcher.replaceAll(m -> m.group(1) + m.group(2).toUpperCase(Locale.ROOT));
  }
}
