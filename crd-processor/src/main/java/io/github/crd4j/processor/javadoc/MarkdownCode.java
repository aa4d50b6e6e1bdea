package io.github.crd4j.processor.javadoc;

import java.util.BitSet;
import java.util.HashSet;
import java.util.Set;

/** Finds the code in Markdown: fenced blocks, and spans between backticks. */
final class MarkdownCode {

  private static final int MIN_FENCE = 3;

  private MarkdownCode() {}

  static BitSet positions(String text) {
    BitSet code = new BitSet();
    Set<Integer> unclosed = new HashSet<>();
    int i = 0;
    while (i < text.length()) {
      char c = text.charAt(i);
      int run = c == '`' || c == '~' ? run(text, i) : 0;
      int end = -1;
      if (run >= MIN_FENCE && isLineStart(text, i)) {
        end = endOfFence(text, i, run);
      } else if (c == '`' && !unclosed.contains(run)) {
        end = endOfSpan(text, i, run);
        if (end < 0) {
          unclosed.add(run);
        }
      }
      if (end > 0) {
        code.set(i, end);
        i = end;
      } else {
        i += Math.max(run, 1);
      }
    }
    return code;
  }

  /** The length of the fence that {@code line} begins with, or 0. */
  static int fence(String line) {
    String content = line.strip();
    int run = content.startsWith("`") || content.startsWith("~") ? run(content, 0) : 0;
    return run >= MIN_FENCE ? run : 0;
  }

  private static int endOfFence(String text, int start, int run) {
    String fence = text.substring(start, start + run);
    int line = text.indexOf('\n', start);
    while (line >= 0) {
      int next = text.indexOf('\n', line + 1);
      String content = text.substring(line + 1, next < 0 ? text.length() : next).strip();
      if (content.startsWith(fence)) {
        return next < 0 ? text.length() : next;
      }
      line = next;
    }
    return text.length();
  }

  private static int endOfSpan(String text, int start, int run) {
    int i = text.indexOf('`', start + run);
    while (i >= 0) {
      int length = run(text, i);
      if (length == run) {
        return i + run;
      }
      i = text.indexOf('`', i + length);
    }
    return -1;
  }

  private static int run(String text, int start) {
    int end = start;
    while (end < text.length() && text.charAt(end) == text.charAt(start)) {
      end++;
    }
    return end - start;
  }

  private static boolean isLineStart(String text, int index) {
    int i = index - 1;
    while (i >= 0 && (text.charAt(i) == ' ' || text.charAt(i) == '\t')) {
      i--;
    }
    return i < 0 || text.charAt(i) == '\n';
  }
}
