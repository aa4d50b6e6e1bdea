package io.github.crd4j.processor.evaluate;

import java.lang.reflect.Method;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How well a method of the JDK suits arguments, when there are several of its name. */
final class Fit {

  /** Primitive types in the order in which each can become the next ones. */
  private static final List<Class<?>> WIDENING =
      List.of(
          byte.class, short.class, char.class, int.class, long.class, float.class, double.class);

  /** More than all steps of widening. */
  private static final int REFERENCE = 10;

  private static final int VARARGS = 1000;

  private Fit() {}

  /** The less the better; -1 if it does not take them. */
  static int cost(Method method, List<@Nullable Object> arguments) {
    Class<?>[] types = method.getParameterTypes();
    if (types.length == arguments.size()) {
      int cost = cost(types, arguments);
      if (cost >= 0) {
        return cost;
      }
    }
    if (!method.isVarArgs() || arguments.size() < types.length - 1) {
      return -1;
    }
    int last = types.length - 1;
    int cost = VARARGS;
    for (int i = 0; i < arguments.size(); i++) {
      int own = cost(i < last ? types[i] : types[last].getComponentType(), arguments.get(i));
      if (own < 0) {
        return -1;
      }
      cost += own;
    }
    return cost;
  }

  private static int cost(Class<?>[] types, List<@Nullable Object> arguments) {
    int cost = 0;
    for (int i = 0; i < types.length; i++) {
      int own = cost(types[i], arguments.get(i));
      if (own < 0) {
        return -1;
      }
      cost += own;
    }
    return cost;
  }

  private static int cost(@Nullable Class<?> type, @Nullable Object argument) {
    if (type == null) {
      return -1;
    }
    if (type.isPrimitive()) {
      return argument == null ? -1 : widening(argument, type);
    }
    if (argument == null) {
      return type == Object.class ? REFERENCE + 1 : REFERENCE;
    }
    if (argument instanceof Object[]) {
      return type.isArray() && !type.getComponentType().isPrimitive() ? 0 : -1;
    }
    if (!type.isInstance(argument)) {
      return -1;
    }
    return type == argument.getClass()
        ? REFERENCE
        : type == Object.class ? REFERENCE + 2 : REFERENCE + 1;
  }

  private static int widening(Object argument, Class<?> type) {
    if (argument instanceof Boolean) {
      return type == boolean.class ? 0 : -1;
    }
    Class<?> given = primitive(argument);
    int from = given == null ? -1 : WIDENING.indexOf(given);
    int to = WIDENING.indexOf(type);
    boolean toCharacter = type == char.class && !(argument instanceof Character);
    return from < 0 || to < from || toCharacter ? -1 : to - from;
  }

  private static @Nullable Class<?> primitive(Object argument) {
    return argument instanceof Character
        ? char.class
        : argument instanceof Integer
            ? int.class
            : argument instanceof Long
                ? long.class
                : argument instanceof Double
                    ? double.class
                    : argument instanceof Float
                        ? float.class
                        : argument instanceof Short
                            ? short.class
                            : argument instanceof Byte ? byte.class : null;
  }
}
