package io.github.crd4j.integration.differential;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Calls of every function of the catalogue with inputs at the edges. */
final class FunctionProbes {

  private static final String CATALOGUE = "/io/github/crd4j/cel/compile/functions.txt";
  private static final Pattern SIGNATURE =
      Pattern.compile("(?:(?<target>.+)\\.)?\\((?<arguments>.*)\\) -> (?<result>.+)");
  private static final Pattern OPERATOR = Pattern.compile("_(?<sign>[-+*/%<>=!&|]+)_");
  private static final int PER_OVERLOAD = 14;

  private final Dice dice;

  FunctionProbes(Dice dice) {
    this.dice = dice;
  }

  /**
   * An expression whose value can be printed.
   *
   * @param function what it calls
   */
  record Probe(String function, String expression) {}

  List<Probe> all() {
    List<Probe> probes = new ArrayList<>();
    for (String[] line : EdgeInputs.lines(CATALOGUE)) {
      Matcher signature = SIGNATURE.matcher(line[2]);
      if (line.length < 3 || !signature.matches()) {
        throw new IllegalStateException(String.join(" | ", line));
      }
      for (String call : calls(line[0], signature)) {
        probes.add(new Probe(line[1], call));
      }
    }
    EdgeInputs.of("macro").forEach(macro -> probes.add(new Probe("macro", macro)));
    return probes;
  }

  private Set<String> calls(String function, Matcher signature) {
    Set<String> calls = new LinkedHashSet<>();
    if (function.contains("@") && !function.equals("@in")) {
      // Only macros call it.
      return calls;
    }
    for (int i = 0; i < 6 * PER_OVERLOAD && calls.size() < PER_OVERLOAD; i++) {
      String parameter = dice.pick("int", "string");
      String target = signature.group("target");
      List<String> types = split(bound(signature.group("arguments"), parameter));
      List<String> arguments = new ArrayList<>();
      for (String type : types) {
        arguments.add(argument(function + "(", type));
      }
      String receiver = target == null ? "" : argument(function + ".", bound(target, parameter));
      calls.add(printable(call(function, receiver, arguments), signature.group("result")));
    }
    return calls;
  }

  private String argument(String function, String type) {
    List<String> special = EdgeInputs.of(function);
    List<String> general = EdgeInputs.of(type);
    if (general.isEmpty()) {
      throw new IllegalStateException("no input of type " + type + " for " + function);
    }
    List<String> suited =
        special.stream().filter(value -> type.equals("list(dyn)") || isOf(type, value)).toList();
    if (!suited.isEmpty() && dice.chance(60)) {
      return dice.pick(suited);
    }
    String literal = dice.pick(general);
    return dice.chance(50) ? literal : EdgeInputs.inObject(type, literal);
  }

  private static boolean isOf(String type, String value) {
    return switch (type) {
      case "string" -> value.startsWith("\"");
      case "int" -> value.matches("-?[0-9]+");
      case "double" -> value.matches("-?[0-9]+\\.[0-9]+|-?[0-9.]+e-?[0-9]+");
      case "bytes" -> value.startsWith("b'");
      default -> false;
    };
  }

  private static String bound(String types, String parameter) {
    return types
        .replaceAll("<[AVT]>", parameter)
        .replace("<K>", parameter.equals("int") ? "string" : "int")
        .replace("<B>", parameter.equals("int") ? "string" : "int")
        .strip();
  }

  private static List<String> split(String types) {
    List<String> split = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i <= types.length(); i++) {
      char c = i == types.length() ? ',' : types.charAt(i);
      depth += c == '(' ? 1 : c == ')' ? -1 : 0;
      if (c == ',' && depth == 0 && start < i) {
        split.add(types.substring(start, i).strip());
        start = i + 1;
      }
    }
    return split;
  }

  private static String call(String function, String receiver, List<String> a) {
    Matcher operator = OPERATOR.matcher(function);
    if (operator.matches()) {
      return "(" + a.get(0) + ") " + operator.group("sign") + " (" + a.get(1) + ")";
    }
    return switch (function) {
      case "!_" -> "!(" + a.get(0) + ")";
      case "-_" -> "-(" + a.get(0) + ")";
      case "@in" -> "(" + a.get(0) + ") in (" + a.get(1) + ")";
      case "_?_:_" -> "(" + a.get(0) + ") ? (" + a.get(1) + ") : (" + a.get(2) + ")";
      case "_[_]" -> "(" + a.get(0) + ")[" + a.get(1) + "]";
      case "_[?_]" -> "(" + a.get(0) + ")[?" + a.get(1) + "]";
      case "_?._" -> "(" + a.get(0) + ").?a";
      default ->
          (receiver.isEmpty() ? "" : "(" + receiver + ").")
              + function
              + "("
              + String.join(", ", a)
              + ")";
    };
  }

  private static String printable(String call, String result) {
    return switch (result) {
      case "kubernetes.Quantity" -> "(" + call + ").asApproximateFloat()";
      case "net.IP", "net.CIDR" -> "string(" + call + ")";
      case "kubernetes.URL" -> "[(" + call + ").getHost(), (" + call + ").getEscapedPath()]";
      case "kubernetes.Semver" -> "[(" + call + ").major(), (" + call + ").minor()]";
      case "kubernetes.NamedFormat" -> "(" + call + ").validate('A').hasValue()";
      default ->
          result.startsWith("optional_type(kubernetes")
              ? "(" + call + ").hasValue()"
              : result.startsWith("optional_type")
                  ? "(" + call + ").hasValue() ? dyn((" + call + ").value()) : dyn('none')"
                  : result.startsWith("type(") ? "string(" + call + " == int)" : call;
    };
  }

  /** For messages about a probe. */
  static String name(int index) {
    return String.format(Locale.ROOT, "#%d#", index);
  }
}
