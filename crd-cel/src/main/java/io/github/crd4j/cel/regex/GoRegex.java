package io.github.crd4j.cel.regex;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.util.ArrayList;
import java.util.List;

/**
 * A regular expression of Go's {@code regexp}, which RE2/J runs after {@link GoSyntax} has removed
 * what the two see differently.
 */
public final class GoRegex {

  private final Pattern pattern;

  private GoRegex(Pattern pattern) {
    this.pattern = pattern;
  }

  /**
   * Compiles {@code expression}.
   *
   * @throws BadRegexException if Go would refuse it
   */
  public static GoRegex compile(String expression) {
    String translated = GoSyntax.translate(expression);
    try {
      return new GoRegex(Pattern.compile(translated));
    } catch (PatternSyntaxException e) {
      throw new BadRegexException(e.getDescription());
    }
  }

  /** Whether it occurs somewhere in {@code text}. */
  public boolean matches(String text) {
    return pattern.matcher(text).find();
  }

  /** The first part of {@code text} that it matches, empty if there is none. */
  public String find(String text) {
    Matcher matcher = pattern.matcher(text);
    return matcher.find() ? matcher.group() : "";
  }

  /**
   * The parts of {@code text} that it matches.
   *
   * @param limit how many at most; negative for all
   */
  public List<String> findAll(String text, long limit) {
    List<String> found = new ArrayList<>();
    Matcher matcher = pattern.matcher(text);
    int lastEnd = -1;
    while ((limit < 0 || found.size() < limit) && matcher.find()) {
      // Go drops an empty match right behind another one.
      boolean dropped =
          matcher.start() == matcher.end()
              && (matcher.start() == lastEnd || isInsideCharacter(text, matcher.start()));
      if (!dropped) {
        found.add(matcher.group());
      }
      lastEnd = matcher.end();
    }
    return found;
  }

  /** Whether {@code index} is between two surrogates, of which Go knows nothing. */
  private static boolean isInsideCharacter(String text, int index) {
    return index > 0
        && index < text.length()
        && Character.isSurrogatePair(text.charAt(index - 1), text.charAt(index));
  }
}
