package io.github.crd4j.processor.evaluate.bytecode;

import static io.github.crd4j.processor.evaluate.Unknown.known;
import static org.objectweb.asm.Opcodes.*;

import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Operators;
import io.github.crd4j.processor.evaluate.Unknown;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The instructions that calculate and compare. */
final class Arithmetic {

  private static final List<String> BINARY = List.of("+", "-", "*", "/", "%");
  private static final List<String> BITS = List.of("<<", ">>", ">>>", "&", "|", "^");
  private static final List<String> COMPARISONS = List.of("==", "!=", "<", ">=", ">", "<=");

  /** What the conversions give, from {@code I2L} on. */
  private static final List<String> CONVERTED =
      List.of(
          "long", "float", "double", "int", "float", "double", "int", "long", "double", "int",
          "long", "float", "byte", "char", "short");

  private Arithmetic() {}

  /** Does what {@code opcode} says if it calculates; false if it does not. */
  static boolean apply(int opcode, OperandStack stack) throws NotEvaluable {
    if (opcode < IADD || opcode > DCMPG || opcode == IINC) {
      return false;
    }
    Object last = stack.pop();
    if ((opcode >= INEG && opcode <= DNEG) || (opcode >= I2L && opcode <= I2S)) {
      stack.push(last instanceof Unknown ? last : single(opcode, last));
      return true;
    }
    Object first = stack.pop();
    if (first instanceof Unknown || last instanceof Unknown) {
      stack.push(first instanceof Unknown ? first : last);
    } else if (opcode >= LCMP) {
      stack.push(compare(opcode, first, last));
    } else {
      String operator =
          opcode < INEG ? BINARY.get((opcode - IADD) / 4) : BITS.get((opcode - ISHL) / 2);
      stack.push(Operators.binary(operator, first, last));
    }
    return true;
  }

  private static Object single(int opcode, @Nullable Object operand) throws NotEvaluable {
    if (opcode <= DNEG) {
      return Operators.unary("-", operand);
    }
    Object converted = Operators.convert(operand, CONVERTED.get(opcode - I2L));
    return opcode >= I2B ? Operators.convert(converted, "int") : converted;
  }

  private static Object compare(int opcode, @Nullable Object first, @Nullable Object last)
      throws NotEvaluable {
    if (Operators.binary("<", first, last).equals(true)) {
      return -1;
    }
    if (Operators.binary(">", first, last).equals(true)) {
      return 1;
    }
    boolean isEqual = Operators.binary("==", first, last).equals(true);
    // Not equal either: not a number.
    return isEqual ? 0 : opcode == FCMPG || opcode == DCMPG ? 1 : -1;
  }

  /** Whether a conditional jump is made. */
  static boolean jumps(int opcode, OperandStack stack) throws NotEvaluable {
    if (opcode == IFNULL || opcode == IFNONNULL) {
      return (known(stack.pop()) == null) == (opcode == IFNULL);
    }
    if (opcode < IFEQ || opcode > IF_ACMPNE) {
      throw new NotEvaluable("its code is not simple enough");
    }
    Object last = opcode <= IFLE ? (Object) 0 : known(stack.pop());
    Object first = known(stack.pop());
    String operator =
        opcode <= IFLE
            ? COMPARISONS.get(opcode - IFEQ)
            : opcode <= IF_ICMPLE
                ? COMPARISONS.get(opcode - IF_ICMPEQ)
                : COMPARISONS.get(opcode - IF_ACMPEQ);
    return Operators.binary(operator, first, last).equals(true);
  }
}
