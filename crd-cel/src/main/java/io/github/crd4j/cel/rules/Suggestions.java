package io.github.crd4j.cel.rules;

import java.util.Collection;
import java.util.Locale;

/** Finds what a misspelled name was probably meant to be. */
final class Suggestions {

  private Suggestions() {}

  /** {@code ; did you mean 'x'?} for the closest of {@code names}, empty if none is close. */
  static String didYouMean(String name, Collection<String> names) {
    String best = "";
    int bestDistance = Math.max(1, name.length() / 3) + 1;
    for (String candidate : names) {
      int distance = distance(name.toLowerCase(Locale.ROOT), candidate.toLowerCase(Locale.ROOT));
      if (distance < bestDistance) {
        bestDistance = distance;
        best = candidate;
      }
    }
    return best.isEmpty() ? "" : "; did you mean '" + best + "'?";
  }

  /** Edits from one to the other: insertion, deletion, replacement, swap of neighbours. */
  private static int distance(String from, String to) {
    int[][] d = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      d[i][0] = i;
    }
    for (int j = 0; j <= to.length(); j++) {
      d[0][j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      for (int j = 1; j <= to.length(); j++) {
        int replace = d[i - 1][j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        d[i][j] = Math.min(replace, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
        }
      }
    }
    return d[from.length()][to.length()];
  }
}
