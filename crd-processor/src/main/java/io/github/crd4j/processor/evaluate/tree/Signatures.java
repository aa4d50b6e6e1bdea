package io.github.crd4j.processor.evaluate.tree;

import com.sun.source.tree.ArrayTypeTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.PrimitiveTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.evaluate.NotEvaluable;
import io.github.crd4j.processor.evaluate.Operators;
import io.github.crd4j.processor.evaluate.Unknown;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which method or constructor takes given arguments, and how it takes them. */
final class Signatures {

  private Signatures() {}

  /**
   * The method of {@code type} that is called; null if it has none.
   *
   * @throws NotEvaluable if only the types of expressions could tell which of several it is
   */
  static @Nullable MethodTree find(ClassTree type, String name, List<@Nullable Object> arguments)
      throws NotEvaluable {
    MethodTree best = null;
    int cost = Integer.MAX_VALUE;
    boolean isOnly = true;
    for (Tree member : type.getMembers()) {
      if (member instanceof MethodTree method && method.getName().contentEquals(name)) {
        int own = cost(method.getParameters(), arguments);
        if (own >= 0 && own <= cost) {
          isOnly = own < cost;
          best = method;
          cost = own;
        }
      }
    }
    if (!isOnly) {
      throw new NotEvaluable("there are several '" + name + "'");
    }
    return best;
  }

  private static int cost(
      List<? extends VariableTree> parameters, List<@Nullable Object> arguments) {
    int last = parameters.size() - 1;
    boolean gathers = gathers(parameters, arguments);
    if (!gathers && parameters.size() != arguments.size()) {
      return -1;
    }
    int cost = gathers ? 1000 : 0;
    for (int i = 0; i < arguments.size(); i++) {
      Tree type = parameters.get(Math.min(i, last)).getType();
      boolean isItem = gathers && i >= last;
      int own = cost(isItem ? ((ArrayTypeTree) type).getType() : type, arguments.get(i));
      if (own < 0) {
        return -1;
      }
      cost += own;
    }
    return cost;
  }

  /** Whether the last parameter takes all arguments that are left. */
  private static boolean gathers(
      List<? extends VariableTree> parameters, List<@Nullable Object> arguments) {
    int last = parameters.size() - 1;
    if (last < 0 || !(parameters.get(last).getType() instanceof ArrayTypeTree)) {
      return false;
    }
    // An array that is no array of arguments is given as one.
    return arguments.size() != parameters.size()
        ? arguments.size() >= last
        : !(arguments.get(last) instanceof Object[])
            && !(arguments.get(last) instanceof Unknown)
            && arguments.get(last) != null;
  }

  private static int cost(Tree type, @Nullable Object argument) {
    if (argument instanceof Unknown) {
      return 5;
    }
    if (type instanceof PrimitiveTypeTree primitive) {
      return primitiveCost(name(primitive), argument);
    }
    if (type instanceof ArrayTypeTree) {
      return argument == null || argument instanceof Object[] ? 0 : -1;
    }
    String text = type.toString();
    String simple = text.substring(text.lastIndexOf('.') + 1);
    if (argument == null) {
      return simple.equals("Object") ? 21 : 20;
    }
    if (argument.getClass().getSimpleName().equals(simple)) {
      return 10;
    }
    boolean isOfUser = argument instanceof Instance || argument instanceof Object[];
    return switch (simple) {
      case "Object" -> 30;
      case "CharSequence" -> argument instanceof CharSequence ? 20 : -1;
      case "Number" -> argument instanceof Number ? 20 : -1;
      case "Comparable", "Serializable" -> 20;
      case "String", "Integer", "Long", "Double", "Float", "Boolean", "Character" -> -1;
      default -> isOfUser ? 10 : text.length() == 1 ? 25 : -1;
    };
  }

  private static int primitiveCost(String type, @Nullable Object argument) {
    List<String> widening = List.of("byte", "short", "char", "int", "long", "float", "double");
    if (argument instanceof Boolean) {
      return type.equals("boolean") ? 0 : -1;
    }
    String given =
        argument instanceof Character
            ? "char"
            : argument instanceof Integer
                ? "int"
                : argument instanceof Number
                    ? argument.getClass().getSimpleName().toLowerCase(Locale.ROOT)
                    : "";
    int from = widening.indexOf(given);
    int to = widening.indexOf(type);
    return from < 0 || to < from || (type.equals("char") && from != to) ? -1 : to - from;
  }

  private static String name(PrimitiveTypeTree type) {
    return type.getPrimitiveTypeKind().name().toLowerCase(Locale.ROOT);
  }

  /** The parameters with the arguments as their values. */
  static Map<String, @Nullable Object> bind(
      List<? extends VariableTree> parameters, List<@Nullable Object> arguments)
      throws NotEvaluable {
    Map<String, @Nullable Object> variables = new HashMap<>();
    boolean gathers = gathers(parameters, arguments);
    for (int i = 0; i < parameters.size(); i++) {
      VariableTree parameter = parameters.get(i);
      boolean isRest = gathers && i == parameters.size() - 1;
      variables.put(
          parameter.getName().toString(),
          isRest
              ? new ArrayList<>(arguments.subList(i, arguments.size())).toArray()
              : coerce(arguments.get(i), parameter.getType()));
    }
    return variables;
  }

  /**
   * {@code value} as a variable of {@code type} has it.
   *
   * @param type null if it is that of the value
   */
  static @Nullable Object coerce(@Nullable Object value, @Nullable Tree type) throws NotEvaluable {
    return type instanceof PrimitiveTypeTree primitive && !(value instanceof Unknown)
        ? Operators.convert(value, name(primitive))
        : value;
  }

  /** What a field of {@code type} is before anything is put there. */
  static @Nullable Object initial(Tree type) throws NotEvaluable {
    return type instanceof PrimitiveTypeTree primitive
        ? name(primitive).equals("boolean") ? (Object) false : coerce(0, type)
        : null;
  }
}
