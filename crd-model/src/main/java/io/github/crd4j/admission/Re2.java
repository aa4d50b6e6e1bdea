package io.github.crd4j.admission;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A regular expression as the API server understands it: RE2, in the dialect of Go 1.26.
 *
 * <p>The library that does the work differs from Go in a few points of syntax, which are evened out
 * here.
 */
public final class Re2 {

  private static final Pattern GROUP_NAME = Pattern.compile("\\(\\?P?<\\w+>");

  /** The same few expressions stand on many fields, and compiling one takes long. */
  private static final Map<String, Re2> RECENT =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, Re2> eldest) {
              return size() > 200;
            }
          });

  private final com.google.re2j.@Nullable Pattern pattern;
  private final String problem;

  private Re2(com.google.re2j.@Nullable Pattern pattern, String problem) {
    this.pattern = pattern;
    this.problem = problem;
  }

  /** {@code regex} compiled, or why it cannot be. */
  public static Re2 compile(String regex) {
    Re2 known = RECENT.get(regex);
    if (known == null) {
      known = compileAnew(regex);
      RECENT.put(regex, known);
    }
    return known;
  }

  private static Re2 compileAnew(String regex) {
    String tooMany = RegexScan.of(regex).problem();
    if (tooMany != null) {
      return new Re2(null, tooMany);
    }
    String adapted = RegexScan.of(regex).withShortCategories();
    try {
      return new Re2(com.google.re2j.Pattern.compile(adapted), "");
    } catch (com.google.re2j.PatternSyntaxException e) {
      if (!"duplicate capture group name".equals(e.getDescription())) {
        return new Re2(null, message(e));
      }
    }
    try {
      // Go lets two groups have the same name, and nobody asks for it here.
      String nameless = GROUP_NAME.matcher(adapted).replaceAll("(");
      return new Re2(com.google.re2j.Pattern.compile(nameless), "");
    } catch (com.google.re2j.PatternSyntaxException e) {
      return new Re2(null, message(e));
    }
  }

  private static String message(com.google.re2j.PatternSyntaxException e) {
    return "error parsing regexp: " + e.getDescription() + ": `" + e.getPattern() + "`";
  }

  /** What is wrong with the expression, in Go's words; empty if nothing is. */
  public String problem() {
    return problem;
  }

  /** Whether the expression matches somewhere in {@code text}; never, if it has a problem. */
  public boolean matches(String text) {
    return pattern != null && pattern.matcher(text).find();
  }
}
