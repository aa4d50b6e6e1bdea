package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import io.github.crd4j.regex.BadRegexException;
import io.github.crd4j.regex.GoRegex;
import io.github.crd4j.regex.Regexes;
import java.util.Map;
import java.util.function.Function;

/** {@code matches}, {@code find} and {@code findAll}, whose work is limited. */
final class RegexFunctions {

  static final Map<String, Function<Regexes, Implementation>> FUNCTIONS =
      Map.of(
          "matches", r -> a -> matches(a, r),
          "matches_string", r -> a -> matches(a, r),
          "string_find_string", r -> a -> find(a, r),
          "string_find_all_string", r -> a -> findAll(a, -1, r),
          "string_find_all_string_int", r -> a -> findAll(a, Args.integer(a[2]), r));

  private RegexFunctions() {}

  private static GoRegex compile(String prefix, Value[] arguments, Regexes regexes) {
    try {
      return regexes.compile(Args.string(arguments[1]), Args.string(arguments[0]));
    } catch (BadRegexException e) {
      throw new EvalError(prefix + "error parsing regexp: " + e.getMessage());
    }
  }

  private static Value matches(Value[] arguments, Regexes regexes) {
    return BoolValue.of(compile("", arguments, regexes).matches(Args.string(arguments[0])));
  }

  private static Value find(Value[] arguments, Regexes regexes) {
    return new StringValue(
        compile("Illegal regex: ", arguments, regexes).find(Args.string(arguments[0])));
  }

  private static Value findAll(Value[] arguments, long limit, Regexes regexes) {
    GoRegex regex = compile("Illegal regex: ", arguments, regexes);
    return new ListValue(
        regex.findAll(Args.string(arguments[0]), limit).stream().map(StringValue::new).toList());
  }
}
