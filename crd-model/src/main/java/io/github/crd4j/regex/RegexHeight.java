package io.github.crd4j.regex;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * How deeply the parts of a regular expression stand in each other, as Go counts it while it parses
 * ({@code regexp/syntax/parse.go}, {@code checkHeight}).
 *
 * <p>It is told of the parts in their order. Go makes one part of literals beside each other, and
 * none of a sequence in a sequence or a choice in a choice.
 */
final class RegexHeight {

  /** Go refuses expressions that are higher. */
  static final int MOST = 1000;

  private enum Op {
    LITERAL,
    SEQUENCE,
    CHOICE,
    OTHER
  }

  private record Part(Op op, int below) {
    int height() {
      return below + 1;
    }
  }

  private static final Part EMPTY = new Part(Op.OTHER, 0);
  private static final Part LITERAL = new Part(Op.LITERAL, 0);

  /** Parts that Go collects in one. */
  private static final class Collected {
    private final Op op;
    private int count;
    private int below;
    private Part only = EMPTY;

    Collected(Op op) {
      this.op = op;
    }

    void add(Part part) {
      count++;
      below = Math.max(below, part.op() == op ? part.below() : part.height());
      only = part;
    }

    Part part() {
      return count > 1 ? new Part(op, below) : only;
    }
  }

  /** What stands between two parentheses. */
  private static final class Group {
    private final boolean captures;
    private final Collected choices = new Collected(Op.CHOICE);
    private Collected sequence = new Collected(Op.SEQUENCE);

    Group(boolean captures) {
      this.captures = captures;
    }

    void endChoice() {
      choices.add(sequence.part());
      sequence = new Collected(Op.SEQUENCE);
    }
  }

  private final Deque<Group> outer = new ArrayDeque<>();
  private Group group = new Group(false);
  private Part last = EMPTY;
  private int literals;
  private boolean isPending;
  private int highest;

  /** A group begins. */
  void open(boolean captures) {
    flush();
    outer.push(group);
    group = new Group(captures);
  }

  /** A group ends; nothing happens if none is open. */
  void close() {
    if (outer.isEmpty()) {
      return;
    }
    or();
    Part content = group.choices.part();
    boolean captures = group.captures;
    group = outer.pop();
    add(captures ? new Part(Op.OTHER, content.height()) : content);
  }

  /** Another choice begins. */
  void or() {
    flush();
    group.endChoice();
  }

  /** A character that stands for itself. */
  void literal() {
    if (literals == 0) {
      add(LITERAL);
    }
    literals++;
  }

  /** Something that stands for one of several characters, or for a place. */
  void single() {
    add(EMPTY);
  }

  /** What was last is repeated. */
  void repeat() {
    // Of literals, only the last one is repeated.
    isPending &= literals > 1;
    add(new Part(Op.OTHER, last.height()));
  }

  /** Whether Go refuses the expression, all of which was told. */
  boolean isTooHigh() {
    while (!outer.isEmpty()) {
      close();
    }
    or();
    return Math.max(highest, group.choices.part().height()) > MOST;
  }

  private void add(Part part) {
    flush();
    last = part;
    isPending = true;
    highest = Math.max(highest, part.height());
  }

  private void flush() {
    if (isPending) {
      group.sequence.add(last);
    }
    isPending = false;
    literals = 0;
  }
}
