package io.github.crd4j.regex;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The regular expressions of one run over one CRD or object: each is compiled once, and all of them
 * together get a limited amount of work.
 *
 * <p>Go's {@code regexp} has no such limit, so there may be no answer here where the API server has
 * one, be it after minutes. The work is counted, not timed: the same input always gets as far.
 */
public final class Regexes {

  /** How many steps of automata: about half a second. */
  public static final long MAX_STEPS = 50_000_000;

  /** RE2/J copies the rest of an expression for each of its parts, many characters at once. */
  private static final long CHARACTERS_AT_ONCE = 64;

  /** What making one step of an automaton takes, in steps. */
  private static final long STEPS_PER_SIZE = 16;

  private final Map<String, GoRegex> compiled = new HashMap<>();
  private final Map<String, String> problems = new HashMap<>();
  private @Nullable String refused;
  private long steps;

  /**
   * Compiles {@code expression}.
   *
   * @throws BadRegexException if Go would refuse it
   * @throws RegexTooCostlyException if that takes too much work, after what has been done
   */
  public GoRegex compile(String expression) {
    GoRegex known = compiled.get(expression);
    if (known != null) {
      return known;
    }
    String problem = problems.get(expression);
    if (problem != null) {
      throw new BadRegexException(problem);
    }
    try {
      GoSyntax.Translated translated = GoSyntax.translate(expression);
      long length = expression.length();
      take(
          expression, translated.size() * STEPS_PER_SIZE + length * length / CHARACTERS_AT_ONCE, 1);
      GoRegex regex = GoRegex.compile(translated);
      compiled.put(expression, regex);
      return regex;
    } catch (BadRegexException e) {
      problems.put(expression, e.getMessage());
      throw e;
    }
  }

  /**
   * {@code expression} compiled, for one use on {@code text}.
   *
   * @throws BadRegexException if Go would refuse it
   * @throws RegexTooCostlyException if that takes too much work, after what has been done
   */
  public GoRegex compile(String expression, String text) {
    GoRegex regex = compile(expression);
    take(expression, regex.size(), text.length() + 1L);
    return regex;
  }

  /** The first expression for which not enough work was left, or null. */
  public @Nullable String refused() {
    return refused;
  }

  private void take(String expression, long size, long times) {
    if (size > (MAX_STEPS - steps) / times) {
      refused = refused == null ? expression : refused;
      throw new RegexTooCostlyException(expression);
    }
    steps += size * times;
  }
}
