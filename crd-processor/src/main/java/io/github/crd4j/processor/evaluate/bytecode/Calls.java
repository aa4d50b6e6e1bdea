package io.github.crd4j.processor.evaluate.bytecode;

import static org.objectweb.asm.Opcodes.*;

import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.Library;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Unknown;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Concatenation;
import io.github.crd4j.processor.evaluate.bytecode.Instruction.Member;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** The instructions that call methods and make objects. */
final class Calls {

  private static final char ARGUMENT = '\u0001';
  private static final char CONSTANT = '\u0002';

  private final Machine machine;
  private final OperandStack stack;
  private final Map<Integer, @Nullable Object> variables;

  Calls(Machine machine, OperandStack stack, Map<Integer, @Nullable Object> variables) {
    this.machine = machine;
    this.stack = stack;
    this.variables = variables;
  }

  /** An object of the JDK between its creation and its constructor. */
  private static final class Uninitialised {}

  /** A new object of the class with an internal name, whose constructor is still to be called. */
  Object create(String type) {
    if (Library.has(type.replace('/', '.'))) {
      return new Uninitialised();
    }
    return machine.find(type) == null
        ? new Unknown("it makes a new '" + type.substring(type.lastIndexOf('/') + 1) + "'")
        : new Instance(type);
  }

  void call(int opcode, Object operand) {
    if (operand instanceof Concatenation concatenation) {
      concatenate(concatenation);
      return;
    }
    Member method = (Member) operand;
    List<@Nullable Object> arguments = stack.pop(Type.getArgumentTypes(method.descriptor()).length);
    Object receiver = opcode == INVOKESTATIC || opcode == INVOKEDYNAMIC ? null : stack.pop();
    Object result;
    try {
      result =
          method.name().equals("<init>")
              ? construct(method, receiver, arguments)
              : result(opcode, method, receiver, arguments);
    } catch (NotEvaluable failure) {
      result = new Unknown(failure.reason());
      forget(method, receiver, (Unknown) result);
    }
    if (!method.descriptor().endsWith(")V")) {
      stack.push(result);
    }
  }

  private @Nullable Object result(
      int opcode, Member method, @Nullable Object receiver, List<@Nullable Object> arguments)
      throws NotEvaluable {
    if (opcode == INVOKEDYNAMIC) {
      throw new NotEvaluable("it uses a lambda");
    }
    if (opcode == INVOKESTATIC) {
      return machine.callStatic(method, arguments);
    }
    if (receiver instanceof Object[] array && method.name().equals("clone")) {
      return array.clone();
    }
    if (receiver == null) {
      throw new NotEvaluable("it calls '" + method.name() + "' on null");
    }
    boolean isExact = opcode == INVOKESPECIAL || !(receiver instanceof Instance);
    String from = isExact ? method.owner() : ((Instance) receiver).type();
    return machine.call(from, method, receiver, arguments);
  }

  private @Nullable Object construct(
      Member method, @Nullable Object receiver, List<@Nullable Object> arguments)
      throws NotEvaluable {
    if (receiver instanceof Uninitialised) {
      Object made;
      try {
        made =
            Library.construct(
                method.owner().replace('/', '.'), JvmTypes.toJava(arguments, method.descriptor()));
      } catch (NotEvaluable failure) {
        made = new Unknown(failure.reason());
      }
      Object object = made;
      stack.replace(receiver, object);
      variables.replaceAll((variable, value) -> value == receiver ? object : value);
    } else if (receiver instanceof Instance instance) {
      if (method.owner().equals("java/lang/Enum")) {
        if (arguments.get(0) instanceof String name && arguments.get(1) instanceof Integer place) {
          instance.become(name, place);
        }
      } else if (!method.owner().equals("java/lang/Object")
          && !method.owner().equals("java/lang/Record")) {
        machine.call(method.owner(), method, instance, arguments);
      }
    }
    return null;
  }

  /** What a call that failed may have changed is not known any more: it returns nothing else. */
  private void forget(Member method, @Nullable Object receiver, Unknown why) {
    if (!(receiver instanceof Instance instance)) {
      return;
    }
    if (!method.descriptor().endsWith(")V")) {
      return;
    }
    if (!method.name().equals("<init>")) {
      instance.fields().replaceAll((field, value) -> why);
    }
    for (ClassCode type = machine.find(instance.type()); type != null; type = machine.above(type)) {
      type.fields().keySet().forEach(field -> instance.fields().putIfAbsent(field, why));
    }
  }

  private void concatenate(Concatenation texts) {
    Type[] types = Type.getArgumentTypes(texts.descriptor());
    List<@Nullable Object> arguments = stack.pop(types.length);
    StringBuilder text = new StringBuilder();
    int argument = 0;
    int constant = 0;
    try {
      for (char c : texts.recipe().toCharArray()) {
        if (c == ARGUMENT) {
          String type = types[argument].getDescriptor();
          text.append(machine.text(JvmTypes.toJava(arguments.get(argument++), type)));
        } else if (c == CONSTANT) {
          text.append(texts.constants().get(constant++));
        } else {
          text.append(c);
        }
      }
      stack.push(Library.limited(text.toString()));
    } catch (NotEvaluable failure) {
      stack.push(new Unknown(failure.reason()));
    }
  }
}
