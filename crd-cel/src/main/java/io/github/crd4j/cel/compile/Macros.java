package io.github.crd4j.cel.compile;

import dev.cel.parser.CelMacro;
import java.util.ArrayList;
import java.util.List;

/** The macros of each environment beyond the standard ones, in one list. */
final class Macros {

  private static final int TWO_VARIABLES_SINCE = 32;
  private static final int LISTS_SINCE = 34;

  private Macros() {}

  static List<CelMacro> of(int environmentMinor) {
    List<CelMacro> macros = new ArrayList<>(OptionalMacros.ALL);
    if (environmentMinor >= TWO_VARIABLES_SINCE) {
      macros.addAll(TwoVariableMacros.ALL);
    }
    if (environmentMinor >= LISTS_SINCE) {
      macros.add(SortByMacro.SORT_BY);
    }
    return macros;
  }
}
