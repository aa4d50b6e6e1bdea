package io.github.crd4j.processor.evaluate;

import java.lang.reflect.Array;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The few classes of the JDK that are run when values are worked out: what their methods give
 * follows from the arguments alone.
 *
 * <p>Where a method asks for the language of the machine it gets none.
 */
public final class Library {

  private static final int MAX_TEXT = 65_536;

  private static final Map<String, Class<?>> CLASSES =
      Map.ofEntries(
          Map.entry("java.lang.String", String.class),
          Map.entry("java.lang.CharSequence", CharSequence.class),
          Map.entry("java.lang.Comparable", Comparable.class),
          Map.entry("java.lang.StringBuilder", StringBuilder.class),
          Map.entry("java.lang.Character", Character.class),
          Map.entry("java.lang.Boolean", Boolean.class),
          Map.entry("java.lang.Number", Number.class),
          Map.entry("java.lang.Byte", Byte.class),
          Map.entry("java.lang.Short", Short.class),
          Map.entry("java.lang.Integer", Integer.class),
          Map.entry("java.lang.Long", Long.class),
          Map.entry("java.lang.Float", Float.class),
          Map.entry("java.lang.Double", Double.class),
          Map.entry("java.lang.Math", Math.class),
          Map.entry("java.lang.Object", Object.class),
          Map.entry("java.util.Locale", Locale.class),
          Map.entry("java.util.Objects", Objects.class));

  /** They ask the machine, take the room they are told to, or take long. */
  private static final Set<String> REFUSED =
      Set.of(
          "getBoolean",
          "getInteger",
          "getLong",
          "random",
          "indent",
          "setLength",
          "ensureCapacity",
          "notify",
          "notifyAll",
          "wait",
          "getClass");

  private static final Set<String> LOCALES = Set.of("ROOT", "ENGLISH", "US", "UK");

  private Library() {}

  /** Whether the class called {@code name} is one of them. */
  public static boolean has(String name) {
    return CLASSES.containsKey(name);
  }

  /** The class called {@code name}; null if it is none of them. */
  public static @Nullable Class<?> find(String name) {
    return CLASSES.get(name);
  }

  /**
   * The value of a static field.
   *
   * @throws NotEvaluable if there is no such field, or it depends on the machine
   */
  public static Object field(String owner, String name) throws NotEvaluable {
    Class<?> type = CLASSES.get(owner);
    if (type != null && (type != Locale.class || LOCALES.contains(name))) {
      try {
        Object value = type.getField(name).get(null);
        if (value != null && isValue(value)) {
          return value;
        }
      } catch (ReflectiveOperationException | NullPointerException none) {
        // It is no field, or not static.
      }
    }
    throw new NotEvaluable("it reads '" + owner + "." + name + "'");
  }

  /**
   * A new object.
   *
   * @throws NotEvaluable if it cannot be made
   */
  public static Object construct(String owner, List<@Nullable Object> arguments)
      throws NotEvaluable {
    Object content = arguments.size() == 1 ? arguments.get(0) : "";
    if (arguments.size() <= 1 && owner.equals("java.lang.StringBuilder")) {
      // A number is the room that it shall have.
      StringBuilder made = new StringBuilder();
      if (content instanceof CharSequence text) {
        made.append(text);
      }
      return made;
    }
    if (arguments.size() <= 1
        && owner.equals("java.lang.String")
        && content instanceof CharSequence text) {
      return text.toString();
    }
    throw new NotEvaluable("it makes a new '" + owner + "'");
  }

  /**
   * What a method gives.
   *
   * @param owner the class that has it
   * @param receiver null if it is static
   * @param types the types of its parameters; null to take what suits {@code arguments} best
   * @throws NotEvaluable if there is no such method, if it depends on the machine, or fails
   */
  public static @Nullable Object call(
      String owner,
      String name,
      @Nullable Object receiver,
      List<@Nullable Object> arguments,
      @Nullable List<Class<?>> types)
      throws NotEvaluable {
    Class<?> type = receiver == null ? CLASSES.get(owner) : receiver.getClass();
    if (type == null
        || !CLASSES.containsKey(type.getName())
        || type == Locale.class
        || REFUSED.contains(name)) {
      throw refused(owner, name);
    }
    if (types == null || asksForLanguage(receiver, name, arguments)) {
      return callBest(type, name, receiver, neutral(receiver, name, arguments));
    }
    try {
      Method method = type.getMethod(name, types.toArray(Class<?>[]::new));
      return invoke(method, receiver, fit(method, arguments));
    } catch (NoSuchMethodException none) {
      throw refused(owner, name);
    }
  }

  private static NotEvaluable refused(String owner, String name) {
    String simple = owner.substring(owner.lastIndexOf('.') + 1);
    return new NotEvaluable("it calls '" + simple + "." + name + "'");
  }

  private static boolean asksForLanguage(
      @Nullable Object receiver, String name, List<@Nullable Object> arguments) {
    return switch (name) {
      case "toLowerCase", "toUpperCase" -> receiver instanceof String && arguments.isEmpty();
      case "format" ->
          receiver == null && !arguments.isEmpty() && arguments.get(0) instanceof String;
      case "formatted" -> receiver instanceof String;
      default -> false;
    };
  }

  /** The arguments with no language where the machine's would be taken. */
  private static List<@Nullable Object> neutral(
      @Nullable Object receiver, String name, List<@Nullable Object> arguments) {
    if (!asksForLanguage(receiver, name, arguments) || name.equals("formatted")) {
      return arguments;
    }
    List<@Nullable Object> neutral = new ArrayList<>();
    neutral.add(Locale.ROOT);
    neutral.addAll(arguments);
    return neutral;
  }

  private static @Nullable Object callBest(
      Class<?> type, String name, @Nullable Object receiver, List<@Nullable Object> arguments)
      throws NotEvaluable {
    if (name.equals("formatted") && receiver instanceof String pattern) {
      List<@Nullable Object> all = new ArrayList<>();
      all.add(Locale.ROOT);
      all.add(pattern);
      all.addAll(arguments);
      return callBest(String.class, "format", null, all);
    }
    Method best = null;
    int cost = Integer.MAX_VALUE;
    for (Method method : type.getMethods()) {
      if (method.getName().equals(name)
          && Modifier.isStatic(method.getModifiers()) == (receiver == null)) {
        int own = Fit.cost(method, arguments);
        // A bridge may be the only way to what a hidden class above declares.
        own = own >= 0 && method.isBridge() ? own + 1 : own;
        if (own >= 0 && own < cost) {
          best = method;
          cost = own;
        }
      }
    }
    if (best == null) {
      throw refused(type.getName(), name);
    }
    return invoke(best, receiver, fit(best, arguments));
  }

  /** The arguments as {@code method} takes them, those for its last parameter as an array. */
  private static @Nullable Object[] fit(Executable method, List<@Nullable Object> arguments)
      throws NotEvaluable {
    Class<?>[] types = method.getParameterTypes();
    @Nullable Object[] fitting = new @Nullable Object[types.length];
    for (int i = 0; i < types.length; i++) {
      if (i == types.length - 1 && method.isVarArgs() && !isArrayGiven(types, arguments)) {
        fitting[i] = array(types[i], arguments.subList(i, arguments.size()));
      } else if (arguments.get(i) instanceof Object[] given) {
        fitting[i] = array(types[i], Arrays.asList(given));
      } else {
        fitting[i] = arguments.get(i);
      }
    }
    return fitting;
  }

  private static boolean isArrayGiven(Class<?>[] types, List<@Nullable Object> arguments) {
    return arguments.size() == types.length && arguments.get(types.length - 1) instanceof Object[];
  }

  private static Object array(Class<?> type, List<? extends @Nullable Object> items)
      throws NotEvaluable {
    Class<?> component = type.isArray() ? type.getComponentType() : Object.class;
    Object array = Array.newInstance(component, items.size());
    for (int i = 0; i < items.size(); i++) {
      try {
        Array.set(array, i, items.get(i));
      } catch (IllegalArgumentException other) {
        throw new NotEvaluable("it makes an array of other things than those in it");
      }
    }
    return array;
  }

  private static @Nullable Object invoke(
      Method method, @Nullable Object receiver, @Nullable Object[] arguments) throws NotEvaluable {
    String owner = method.getDeclaringClass().getName();
    if (receiver instanceof String text
        && method.getName().equals("repeat")
        && (long) text.length() * ((Integer) Objects.requireNonNull(arguments[0])) > MAX_TEXT) {
      throw tooLong();
    }
    if (method.getName().equals("format")
        && String.valueOf(arguments[1]).chars().filter(Character::isDigit).count() > 6) {
      // A width may be any number.
      throw refused(owner, method.getName());
    }
    @Nullable Object result;
    try {
      result = method.invoke(receiver, arguments);
    } catch (InvocationTargetException failure) {
      throw new NotEvaluable(
          "'" + method.getName() + "' fails: " + failure.getTargetException().getMessage());
    } catch (IllegalAccessException | IllegalArgumentException unsuitable) {
      throw refused(owner, method.getName());
    }
    if (result instanceof CharSequence text) {
      limited(text);
    }
    if (result != null && !isValue(result) && !(result instanceof String[])) {
      throw refused(owner, method.getName());
    }
    return result;
  }

  /**
   * {@code text} itself.
   *
   * @throws NotEvaluable if it is longer than any value of an enum can be
   */
  public static <T extends CharSequence> T limited(T text) throws NotEvaluable {
    if (text.length() > MAX_TEXT) {
      throw tooLong();
    }
    return text;
  }

  private static NotEvaluable tooLong() {
    return new NotEvaluable("it makes a text longer than " + MAX_TEXT + " characters");
  }

  private static boolean isValue(Object value) {
    return value instanceof String
        || value instanceof StringBuilder
        || value instanceof Boolean
        || value instanceof Character
        || value instanceof Locale
        || value instanceof Instance
        || (value instanceof Number && CLASSES.containsKey(value.getClass().getName()));
  }
}
