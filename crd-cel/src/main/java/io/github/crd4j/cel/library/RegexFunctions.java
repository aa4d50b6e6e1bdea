package io.github.crd4j.cel.library;

import io.github.crd4j.cel.regex.BadRegexException;
import io.github.crd4j.cel.regex.GoRegex;
import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import java.util.Map;

/** {@code matches}, {@code find} and {@code findAll}. */
final class RegexFunctions {

  static final Map<String, Implementation> FUNCTIONS =
      Map.of(
          "matches", RegexFunctions::matches,
          "matches_string", RegexFunctions::matches,
          "string_find_string", RegexFunctions::find,
          "string_find_all_string", a -> findAll(a, -1),
          "string_find_all_string_int", a -> findAll(a, Args.integer(a[2])));

  private RegexFunctions() {}

  private static GoRegex compile(String prefix, Value regex) {
    try {
      return GoRegex.compile(Args.string(regex));
    } catch (BadRegexException e) {
      throw new EvalError(prefix + "error parsing regexp: " + e.getMessage());
    }
  }

  private static Value matches(Value[] arguments) {
    return BoolValue.of(compile("", arguments[1]).matches(Args.string(arguments[0])));
  }

  private static Value find(Value[] arguments) {
    return new StringValue(
        compile("Illegal regex: ", arguments[1]).find(Args.string(arguments[0])));
  }

  private static Value findAll(Value[] arguments, long limit) {
    GoRegex regex = compile("Illegal regex: ", arguments[1]);
    return new ListValue(
        regex.findAll(Args.string(arguments[0]), limit).stream().map(StringValue::new).toList());
  }
}
