package io.github.crd4j.rules;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Finds the name that somebody probably meant. */
public final class Suggestion {

  private Suggestion() {}

  /** {@code "; did you mean 'x'?"} for the closest of {@code names}, or an empty text. */
  public static String didYouMean(String word, Iterable<String> names) {
    String closest = closest(word, names);
    return closest == null ? "" : "; did you mean '" + closest + "'?";
  }

  /** The name that differs least from {@code word}, or null if none is near it. */
  public static @Nullable String closest(String word, Iterable<String> names) {
    String best = null;
    int bestDistance = Integer.MAX_VALUE;
    for (String name : names) {
      int most = Math.min(word.length(), name.length()) / 3;
      if (Math.abs(word.length() - name.length()) > most) {
        continue;
      }
      int distance = distance(word.toLowerCase(Locale.ROOT), name.toLowerCase(Locale.ROOT));
      boolean near = distance <= most;
      if (near && distance < bestDistance && !name.equals(word)) {
        best = name;
        bestDistance = distance;
      }
    }
    return best;
  }

  /** Least number of insertions, deletions, replacements and swaps of neighbours. */
  static int distance(String from, String to) {
    int[][] cost = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      cost[i][0] = i;
    }
    for (int j = 0; j <= to.length(); j++) {
      cost[0][j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      for (int j = 1; j <= to.length(); j++) {
        int replace = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
        int least = Math.min(cost[i - 1][j], cost[i][j - 1]) + 1;
        least = Math.min(least, cost[i - 1][j - 1] + replace);
        if (i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1)) {
          least = Math.min(least, cost[i - 2][j - 2] + 1);
        }
        cost[i][j] = least;
      }
    }
    return cost[from.length()][to.length()];
  }
}
