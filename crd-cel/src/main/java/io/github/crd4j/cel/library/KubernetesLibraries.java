package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The list of all libraries, and every overload in them by its id. */
public final class KubernetesLibraries {

  private static final List<Map<String, Implementation>> LIBRARIES =
      List.of(
          CoreFunctions.FUNCTIONS,
          Arithmetic.FUNCTIONS,
          TimeFunctions.FUNCTIONS,
          StringFunctions.FUNCTIONS,
          RegexFunctions.FUNCTIONS,
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
    return BY_ID.containsKey(id);
  }

  /**
   * What the overload {@code id} does.
   *
   * @throws EvalError if there is no such overload
   */
  public static Implementation implementation(String id) {
    Implementation implementation = BY_ID.get(id);
    if (implementation == null) {
      throw EvalError.noSuchOverload();
    }
    return implementation;
  }
}
