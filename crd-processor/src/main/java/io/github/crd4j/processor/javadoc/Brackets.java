package io.github.crd4j.processor.javadoc;

import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Finds for each opening bracket the one that closes it, in one pass. */
final class Brackets {

  private final int[] closing;

  /**
   * @param ignored positions whose brackets do not count
   */
  Brackets(String text, char open, char close, BitSet ignored) {
    closing = new int[text.length()];
    Deque<Integer> unclosed = new ArrayDeque<>();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == open && !ignored.get(i)) {
        unclosed.push(i);
      } else if (c == close && !ignored.get(i) && !unclosed.isEmpty()) {
        closing[unclosed.pop()] = i;
      }
    }
  }

  /** The position of the bracket that closes the one at {@code open}, or 0 if none does. */
  int closing(int open) {
    return closing[open];
  }
}
