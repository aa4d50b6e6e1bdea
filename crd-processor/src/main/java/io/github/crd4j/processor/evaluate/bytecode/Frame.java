package io.github.crd4j.processor.evaluate.bytecode;

import static io.github.crd4j.processor.evaluate.Unknown.known;
import static org.objectweb.asm.Opcodes.*;

import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Unknown;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Increment;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Jumps;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Member;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Label;
import org.objectweb.asm.Type;

/** One call of a method: its variables, its operands, and where it is. */
final class Frame {

  private static final int MAX_ARRAY = 4096;
  private static final String ARRAY_LETTERS = "    ZCFDBSIJ";

  private final MethodCode code;
  private final Machine machine;
  private final Map<Integer, @Nullable Object> variables = new HashMap<>();
  private final OperandStack stack = new OperandStack();
  private final Calls calls;
  private int next;

  Frame(Machine machine, MethodCode code, List<@Nullable Object> arguments) {
    this.machine = machine;
    this.code = code;
    this.calls = new Calls(machine, stack, variables);
    int place = 0;
    int given = 0;
    if (!code.isStatic()) {
      variables.put(place++, arguments.get(given++));
    }
    for (Type type : Type.getArgumentTypes(code.descriptor())) {
      variables.put(place, arguments.get(given++));
      place += type.getSize();
    }
  }

  /** Goes to the end of the method, and gives what it returns. */
  @Nullable Object run() throws NotEvaluable {
    while (true) {
      machine.steps().step();
      Instruction instruction = code.at(next++);
      int opcode = instruction.opcode();
      if (opcode == RETURN) {
        return null;
      }
      if (opcode >= IRETURN && opcode <= ARETURN) {
        return stack.pop();
      }
      if (!stack.rearrange(opcode) && !Arithmetic.apply(opcode, stack)) {
        execute(opcode, instruction.operand());
      }
    }
  }

  private void execute(int opcode, Object operand) throws NotEvaluable {
    if (operand instanceof Label label) {
      jump(opcode, label);
    } else if (opcode == LOOKUPSWITCH) {
      Jumps jumps = (Jumps) operand;
      int key = jumps.keys().indexOf(known(stack.pop()));
      next = code.place(key < 0 ? jumps.other() : jumps.labels().get(key));
    } else if (opcode >= ILOAD && opcode <= ALOAD) {
      stack.push(variables.get(operand));
    } else if (opcode >= ISTORE && opcode <= ASTORE) {
      variables.put((Integer) operand, stack.pop());
    } else if (opcode == IINC) {
      Increment increment = (Increment) operand;
      Object value = known(variables.get(increment.variable()));
      variables.put(increment.variable(), value instanceof Integer i ? i + increment.amount() : 0);
    } else if (opcode >= GETSTATIC && opcode <= PUTFIELD) {
      field(opcode, (Member) operand);
    } else if (opcode >= INVOKEVIRTUAL && opcode <= INVOKEDYNAMIC) {
      calls.call(opcode, operand);
    } else {
      value(opcode, operand);
    }
  }

  private void value(int opcode, Object operand) throws NotEvaluable {
    switch (opcode) {
      case NOP, CHECKCAST -> {}
      case ACONST_NULL -> stack.push(null);
      case ICONST_M1, ICONST_0, ICONST_1, ICONST_2, ICONST_3, ICONST_4, ICONST_5 ->
          stack.push(opcode - ICONST_0);
      case LCONST_0, LCONST_1 -> stack.push((long) (opcode - LCONST_0));
      case FCONST_0, FCONST_1, FCONST_2 -> stack.push((float) (opcode - FCONST_0));
      case DCONST_0, DCONST_1 -> stack.push((double) (opcode - DCONST_0));
      case BIPUSH, SIPUSH -> stack.push(operand);
      case LDC -> stack.push(operand);
      case NEW -> stack.push(calls.create((String) operand));
      case NEWARRAY ->
          stack.push(array(ARRAY_LETTERS.substring((Integer) operand, (Integer) operand + 1)));
      case ANEWARRAY -> stack.push(array("L"));
      case ARRAYLENGTH ->
          stack.push(known(stack.pop()) instanceof Object[] array ? array.length : failed());
      case IALOAD, LALOAD, FALOAD, DALOAD, AALOAD, BALOAD, CALOAD, SALOAD -> load();
      case IASTORE, LASTORE, FASTORE, DASTORE, AASTORE, BASTORE, CASTORE, SASTORE -> store();
      case ATHROW -> throw new NotEvaluable("it throws an exception");
      case INSTANCEOF -> {
        stack.pop();
        stack.push(new Unknown("it asks for the class of an object"));
      }
      default -> throw new NotEvaluable("its code is not simple enough");
    }
  }

  private Object array(String descriptor) throws NotEvaluable {
    if (!(known(stack.pop()) instanceof Integer length) || length < 0 || length > MAX_ARRAY) {
      throw new NotEvaluable("it makes a long array");
    }
    @Nullable Object[] array = new @Nullable Object[length];
    Arrays.fill(array, JvmTypes.initial(descriptor));
    return array;
  }

  private void load() throws NotEvaluable {
    Object index = known(stack.pop());
    Object array = known(stack.pop());
    if (!(array instanceof Object[] items)
        || !(index instanceof Integer i)
        || i < 0
        || i >= items.length) {
      throw failed();
    }
    stack.push(items[i]);
  }

  private void store() throws NotEvaluable {
    Object value = stack.pop();
    Object index = known(stack.pop());
    Object array = stack.pop();
    if (array instanceof Object[] items && index instanceof Integer i && i < items.length) {
      items[i] = value;
    } else if (!(array instanceof Unknown)) {
      throw failed();
    }
  }

  private static NotEvaluable failed() throws NotEvaluable {
    throw new NotEvaluable("it fails with an exception");
  }

  private void field(int opcode, Member field) throws NotEvaluable {
    switch (opcode) {
      case GETSTATIC -> {
        Object value;
        try {
          value = machine.staticField(field);
        } catch (NotEvaluable failure) {
          value = new Unknown(failure.reason());
        }
        stack.push(value);
      }
      case PUTSTATIC -> machine.putStatic(field, stack.pop());
      case GETFIELD -> {
        if (!(known(stack.pop()) instanceof Instance instance)) {
          throw failed();
        }
        stack.push(
            instance.fields().containsKey(field.name())
                ? instance.fields().get(field.name())
                : JvmTypes.initial(field.descriptor()));
      }
      default -> {
        Object value = stack.pop();
        if (stack.pop() instanceof Instance instance) {
          instance.fields().put(field.name(), value);
        }
      }
    }
  }

  private void jump(int opcode, Label label) throws NotEvaluable {
    if (opcode == GOTO || Arithmetic.jumps(opcode, stack)) {
      next = code.place(label);
    }
  }
}
