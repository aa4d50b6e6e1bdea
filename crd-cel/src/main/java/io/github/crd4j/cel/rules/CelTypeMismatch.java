package io.github.crd4j.cel.rules;

import dev.cel.common.CelOverloadDecl;
import dev.cel.common.types.CelTypes;
import io.github.crd4j.cel.compile.CheckError;
import io.github.crd4j.cel.compile.FunctionCatalogue.Overload;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** An expression applies an operator or a function to values of types that it does not take. */
final class CelTypeMismatch extends ErrorRule {

  private static final Pattern NO_OVERLOAD =
      Pattern.compile(
          "found no matching overload for '(.+?)' applied to '(.*?)'(?: \\(candidates.*)?",
          Pattern.DOTALL);
  private static final Pattern OPERATOR = Pattern.compile("_?(?<sign>[^_A-Za-z]+)_");
  private static final Pattern STRUCT = Pattern.compile("#[0-9]+");
  private static final int MANY = 6;

  @Override
  Problem explain(CheckError error, ExpressionPlace place) {
    String message = STRUCT.matcher(error.message()).replaceAll("object");
    Matcher overload = NO_OVERLOAD.matcher(message);
    String text = place.text();
    int offset = Math.min(error.offset(), Math.max(0, text.length() - 1));
    if (offset < text.length() && text.charAt(offset) == '(') {
      offset = Source.functionStart(text, offset);
    }
    String sentence = place.what() + " of " + place.owner() + " does not type-check: " + message;
    List<String> facts = new ArrayList<>();
    if (overload.matches()) {
      String function = overload.group(1);
      sentence =
          place.what()
              + " of "
              + place.owner()
              + " applies "
              + named(function)
              + " to "
              + overload.group(2).replaceFirst("^\\((.*)\\)$", "$1");
      facts.addAll(signatures(function, place));
      if (overload.group(2).contains("null")) {
        facts.add(
            "only objects, timestamps, durations and values of any type can be compared with null; use has() to ask whether a field is set");
      }
      if (overload.group(2).equals("(object, object)")) {
        facts.add(
            "objects at two places of the schema are of different types; compare their fields");
      }
    }
    return new Problem(
        id(),
        sentence,
        offset,
        Source.lengthAt(text, offset),
        facts,
        message.replaceAll(" \\(candidates.*", ""),
        List.of());
  }

  private static String named(String function) {
    Matcher operator = OPERATOR.matcher(function);
    return function.equals("@in")
        ? "'in'"
        : function.equals("_[_]")
            ? "an index"
            : operator.matches() ? "'" + operator.group("sign") + "'" : "'" + function + "'";
  }

  private static List<String> signatures(String function, ExpressionPlace place) {
    if (!Source.isNamePart(function.charAt(0)) || function.startsWith("_")) {
      return List.of();
    }
    return place.compiler().catalogue().overloads(function).stream()
        .filter(overload -> overload.since() <= place.compiler().environmentMinor())
        .map(Overload::declaration)
        .map(declaration -> signature(function, declaration))
        .limit(MANY)
        .toList();
  }

  private static String signature(String function, CelOverloadDecl declaration) {
    List<String> parameters = declaration.parameterTypes().stream().map(CelTypes::format).toList();
    boolean member = declaration.isInstanceFunction();
    String arguments = String.join(", ", parameters.subList(member ? 1 : 0, parameters.size()));
    return "'"
        + function
        + "' is "
        + (member ? parameters.get(0) + "." : "")
        + function
        + "("
        + arguments
        + ") → "
        + CelTypes.format(declaration.resultType());
  }
}
