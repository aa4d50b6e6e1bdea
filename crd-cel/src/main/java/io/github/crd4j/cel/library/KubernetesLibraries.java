package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.regex.Regexes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** The list of all libraries, and every overload in them by its id. */
public final class KubernetesLibraries {

  private static final List<Map<String, Implementation>> LIBRARIES =
      List.of(
          CoreFunctions.FUNCTIONS,
          Arithmetic.FUNCTIONS,
          TimeFunctions.FUNCTIONS,
          StringFunctions.FUNCTIONS,
          ListFunctions.FUNCTIONS,
          SetFunctions.FUNCTIONS,
          OptionalFunctions.FUNCTIONS,
          QuantityFunctions.FUNCTIONS,
          NetworkFunctions.FUNCTIONS,
          UrlFunctions.FUNCTIONS,
          SemverFunctions.FUNCTIONS,
          FormatFunctions.FUNCTIONS);

  private static final Map<String, Implementation> BY_ID = new HashMap<>();

  static {
    LIBRARIES.forEach(BY_ID::putAll);
  }

  private KubernetesLibraries() {}

  public static boolean implementsOverload(String id) {
    return BY_ID.containsKey(id) || RegexFunctions.FUNCTIONS.containsKey(id);
  }

  /**
   * What the overload {@code id} does.
   *
   * @param regexes compiles regular expressions for it
   * @throws EvalError if there is no such overload
   */
  public static Implementation implementation(String id, Regexes regexes) {
    Function<Regexes, Implementation> matching = RegexFunctions.FUNCTIONS.get(id);
    if (matching != null) {
      return matching.apply(regexes);
    }
    Implementation implementation = BY_ID.get(id);
    if (implementation == null) {
      throw EvalError.noSuchOverload();
    }
    return implementation;
  }
}
