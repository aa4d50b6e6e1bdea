package io.github.crd4j.processor.evaluate.bytecode;

import java.util.List;
import org.objectweb.asm.Label;

/**
 * One instruction of a method.
 *
 * @param opcode what it does
 * @param operand on what: a constant, the number of a variable, a {@link Member}, a {@link Label},
 *     a {@link Jumps}; the opcode itself if on nothing else
 */
record Instruction(int opcode, Object operand) {

  /**
   * A field or method that an instruction names.
   *
   * @param owner the internal name of a class
   */
  record Member(String owner, String name, String descriptor) {}

  /** Where a switch goes: to the label beside the key, or to {@code other}. */
  record Jumps(List<Integer> keys, List<Label> labels, Label other) {}

  /**
   * Texts that are put together.
   *
   * @param recipe as {@code StringConcatFactory} reads it
   */
  record Concatenation(String descriptor, String recipe, List<Object> constants) {}

  /** The amount by which a variable grows. */
  record Increment(int variable, int amount) {}
}
