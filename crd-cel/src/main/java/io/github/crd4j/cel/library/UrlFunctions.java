package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.ListValue;
import io.github.crd4j.cel.value.PlainMap;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Functions of URLs ({@code k8s.io/apiserver/pkg/cel/library/urls.go}). */
final class UrlFunctions {

  static final Map<String, Implementation> FUNCTIONS =
      Map.of(
          "string_to_url", a -> UrlValue.parse(Args.string(a[0])),
          "is_url_string",
              a -> BoolValue.of(UrlValue.requestUriProblem(Args.string(a[0])).isEmpty()),
          "url_get_scheme", a -> new StringValue(url(a[0]).scheme()),
          "url_get_host", a -> new StringValue(url(a[0]).host()),
          "url_get_hostname", a -> new StringValue(url(a[0]).hostname()),
          "url_get_port", a -> new StringValue(url(a[0]).port()),
          "url_get_escaped_path", a -> new StringValue(url(a[0]).escapedPath()),
          "url_get_query", a -> query(url(a[0]).query()));

  private UrlFunctions() {}

  private static UrlValue url(Value value) {
    return Args.as(UrlValue.class, value);
  }

  /** Pairs with a semicolon or a broken escape are dropped. */
  private static Value query(String query) {
    Map<Value, List<Value>> values = new LinkedHashMap<>();
    for (String pair : query.split("&", -1)) {
      if (pair.isEmpty() || pair.contains(";")) {
        continue;
      }
      int equals = pair.indexOf('=');
      String key = equals < 0 ? pair : pair.substring(0, equals);
      String value = equals < 0 ? "" : pair.substring(equals + 1);
      try {
        PercentEncoding.check(key);
        PercentEncoding.check(value);
      } catch (EvalError e) {
        continue;
      }
      values
          .computeIfAbsent(
              new StringValue(PercentEncoding.decode(key, true)), k -> new ArrayList<>())
          .add(new StringValue(PercentEncoding.decode(value, true)));
    }
    Map<Value, Value> entries = new LinkedHashMap<>();
    values.forEach((key, list) -> entries.put(key, new ListValue(list)));
    return new PlainMap(entries);
  }
}
