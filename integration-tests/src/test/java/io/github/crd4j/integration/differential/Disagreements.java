package io.github.crd4j.integration.differential;

import java.util.ArrayList;
import java.util.List;

/** What we and the API server disagree about; safe for use by several threads. */
final class Disagreements {

  /** More of them would say the same. */
  private static final int MAX_SHOWN = 12;

  private final List<String> shown = new ArrayList<>();
  private int count;

  /** Whether one more would be shown, so that shrinking it is worth the time. */
  synchronized boolean isWorthShrinking() {
    return shown.size() < MAX_SHOWN;
  }

  synchronized void add(String input, Verdict ours, Verdict theirs) {
    count++;
    if (shown.size() < MAX_SHOWN) {
      shown.add(input + "\n    we:     " + ours + "\n    server: " + theirs);
    }
  }

  synchronized int count() {
    return count;
  }

  synchronized String report() {
    return String.join("\n", shown);
  }
}
