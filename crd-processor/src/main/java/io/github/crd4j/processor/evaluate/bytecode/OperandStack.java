package io.github.crd4j.processor.evaluate.bytecode;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The operands of a call. A long or double is one value, where the class file counts two. */
final class OperandStack {

  private final List<@Nullable Object> values = new ArrayList<>();

  void push(@Nullable Object value) {
    values.add(value);
  }

  @Nullable Object pop() {
    return values.remove(values.size() - 1);
  }

  /** Takes the last {@code count} values off, in the order in which they were put on. */
  List<@Nullable Object> pop(int count) {
    List<@Nullable Object> last = values.subList(values.size() - count, values.size());
    List<@Nullable Object> popped = new ArrayList<>(last);
    last.clear();
    return popped;
  }

  /** Puts {@code value} wherever {@code old} is. */
  void replace(Object old, Object value) {
    values.replaceAll(each -> each == old ? value : each);
  }

  /** Does what {@code opcode} says if it only moves values about; false if it does not. */
  boolean rearrange(int opcode) {
    switch (opcode) {
      case POP -> pop();
      case POP2 -> pop(wide(1));
      case DUP -> insert(1, 0);
      case DUP_X1 -> insert(1, 1);
      case DUP_X2 -> insert(1, wide(2));
      case DUP2 -> insert(wide(1), 0);
      case DUP2_X1 -> insert(wide(1), 1);
      case DUP2_X2 -> insert(wide(1), wide(wide(1) + 1));
      case SWAP -> Collections.swap(values, values.size() - 1, values.size() - 2);
      default -> {
        return false;
      }
    }
    return true;
  }

  /** How many values fill two places from the {@code from}th one from the end. */
  private int wide(int from) {
    Object value = values.get(values.size() - from);
    return value instanceof Long || value instanceof Double ? 1 : 2;
  }

  /** Puts a copy of the last {@code count} values below the {@code skipped} ones before them. */
  private void insert(int count, int skipped) {
    List<@Nullable Object> copy =
        new ArrayList<>(values.subList(values.size() - count, values.size()));
    values.addAll(values.size() - count - skipped, copy);
  }
}
