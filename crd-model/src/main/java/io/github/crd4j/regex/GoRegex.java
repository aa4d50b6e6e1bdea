package io.github.crd4j.regex;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

/**
 * A regular expression of Go's {@code regexp}, which RE2/J runs after {@link GoSyntax} has removed
 * what the two see differently.
 *
 * <p>Never takes more than linear time in the text, but that time is also proportional to {@link
 * #size()}: where expressions of others meet texts of others, use {@link Regexes}.
 */
public final class GoRegex {

  /** RE2/J goes deeper into the stack the more steps an automaton has. */
  private static final long SIZE_FOR_ANY_STACK = 500;

  private static final long STACK_PER_STEP = 512;
  private static final long STACK = 1 << 20;

  private static final int MOST_RECENT = 200;

  /** The same few expressions stand in many CRDs, and compiling one takes long. */
  private static final Map<String, GoRegex> RECENT =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, GoRegex> eldest) {
              return size() > MOST_RECENT;
            }
          });

  private final Pattern pattern;
  private final long size;

  private GoRegex(Pattern pattern, long size) {
    this.pattern = pattern;
    this.size = size;
  }

  /**
   * Compiles {@code expression}.
   *
   * @throws BadRegexException if Go would refuse it
   */
  public static GoRegex compile(String expression) {
    return compile(GoSyntax.translate(expression));
  }

  static GoRegex compile(GoSyntax.Translated translated) {
    if (translated.size() > SIZE_FOR_ANY_STACK) {
      return compileAnew(translated);
    }
    GoRegex known = RECENT.get(translated.text());
    if (known == null) {
      known = compileAnew(translated);
      RECENT.put(translated.text(), known);
    }
    return known;
  }

  private static GoRegex compileAnew(GoSyntax.Translated translated) {
    long size = translated.size();
    try {
      return new GoRegex(withStack(size, () -> Pattern.compile(translated.text())), size);
    } catch (PatternSyntaxException e) {
      throw new BadRegexException(e.getDescription() + ": `" + e.getPattern() + "`");
    }
  }

  /** About how many steps each character of a text may take. */
  public long size() {
    return size;
  }

  /** Whether it occurs somewhere in {@code text}. */
  public boolean matches(String text) {
    return withStack(size, () -> pattern.matcher(text).find());
  }

  /** The first part of {@code text} that it matches, empty if there is none. */
  public String find(String text) {
    List<String> found = findAll(text, 1);
    return found.isEmpty() ? "" : found.get(0);
  }

  /**
   * The parts of {@code text} that it matches.
   *
   * @param limit how many at most; negative for all
   */
  public List<String> findAll(String text, long limit) {
    return withStack(size, () -> findHere(text, limit));
  }

  private List<String> findHere(String text, long limit) {
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

  private static <T> T withStack(long size, Supplier<T> work) {
    return size <= SIZE_FOR_ANY_STACK
        ? work.get()
        : DeepStack.call(STACK + size * STACK_PER_STEP, work);
  }
}
