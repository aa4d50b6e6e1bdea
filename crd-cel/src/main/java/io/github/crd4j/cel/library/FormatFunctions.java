package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.OptionalValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Functions of named formats ({@code k8s.io/apiserver/pkg/cel/library/format.go}). */
final class FormatFunctions {

  static final Map<String, Implementation> FUNCTIONS = functions();

  private FormatFunctions() {}

  private static Map<String, Implementation> functions() {
    Map<String, Implementation> functions = new HashMap<>();
    for (NamedFormat format : NamedFormat.values()) {
      functions.put("format." + format.function(), a -> format);
    }
    functions.put("format-named", a -> named(Args.string(a[0])));
    functions.put("format-validate", a -> validate(a[0], Args.string(a[1])));
    return functions;
  }

  private static Value named(String name) {
    NamedFormat format = NamedFormat.find(name);
    return format == null ? OptionalValue.NONE : new OptionalValue(format);
  }

  private static Value validate(Value format, String text) {
    List<String> problems = Args.as(NamedFormat.class, format).problems(text);
    return problems.isEmpty()
        ? OptionalValue.NONE
        : new OptionalValue(new ListValue(problems.stream().map(StringValue::new).toList()));
  }
}
