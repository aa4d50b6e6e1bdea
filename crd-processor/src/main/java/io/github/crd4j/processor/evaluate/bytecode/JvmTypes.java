package io.github.crd4j.processor.evaluate.bytecode;

import io.github.crd4j.processor.evaluate.Library;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Operators;
import io.github.crd4j.processor.evaluate.Unknown;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Type;

/** Between Java's values and those of the machine, to which booleans and characters are ints. */
final class JvmTypes {

  private JvmTypes() {}

  /** {@code value} of the machine as one of the type with {@code descriptor}. */
  static @Nullable Object toJava(@Nullable Object value, String descriptor) throws NotEvaluable {
    if (!(value instanceof Integer number)) {
      return value;
    }
    return switch (descriptor) {
      case "Z" -> number != 0;
      case "C" -> Operators.convert(number, "char");
      case "B" -> Operators.convert(number, "byte");
      case "S" -> Operators.convert(number, "short");
      default -> value;
    };
  }

  /** {@code value} of the type with {@code descriptor} as one of the machine. */
  static @Nullable Object toMachine(@Nullable Object value, String descriptor) throws NotEvaluable {
    return switch (descriptor) {
      case "Z" -> value instanceof Boolean flag ? (Object) (flag ? 1 : 0) : value;
      case "C", "B", "S" -> value instanceof Unknown ? value : Operators.convert(value, "int");
      default -> value;
    };
  }

  /** What a field or an item of an array is before anything is put there. */
  static @Nullable Object initial(String descriptor) {
    return switch (descriptor) {
      case "Z", "C", "B", "S", "I" -> 0;
      case "J" -> 0L;
      case "F" -> 0f;
      case "D" -> 0d;
      default -> null;
    };
  }

  /** The arguments of a method with {@code descriptor} as Java's. */
  static List<@Nullable Object> toJava(List<@Nullable Object> arguments, String descriptor)
      throws NotEvaluable {
    Type[] types = Type.getArgumentTypes(descriptor);
    List<@Nullable Object> java = new ArrayList<>();
    for (int i = 0; i < types.length; i++) {
      java.add(toJava(arguments.get(i), types[i].getDescriptor()));
    }
    return java;
  }

  /** The classes of the parameters of a method of the JDK. */
  static List<Class<?>> parameters(String descriptor) throws NotEvaluable {
    List<Class<?>> classes = new ArrayList<>();
    for (Type type : Type.getArgumentTypes(descriptor)) {
      classes.add(classOf(type));
    }
    return classes;
  }

  private static Class<?> classOf(Type type) throws NotEvaluable {
    return switch (type.getSort()) {
      case Type.BOOLEAN -> boolean.class;
      case Type.CHAR -> char.class;
      case Type.BYTE -> byte.class;
      case Type.SHORT -> short.class;
      case Type.INT -> int.class;
      case Type.LONG -> long.class;
      case Type.FLOAT -> float.class;
      case Type.DOUBLE -> double.class;
      case Type.ARRAY -> classOf(type.getElementType()).arrayType();
      default -> {
        Class<?> found = Library.find(type.getClassName());
        if (found == null) {
          throw new NotEvaluable("it uses '" + type.getClassName() + "'");
        }
        yield found;
      }
    };
  }
}
