package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.List;
import java.util.Map;

/** Scalars that suit a schema more often than not. */
final class ScalarValues {

  static final List<String> RESOURCES =
      List.of(
          "{apiVersion: v1, kind: Pod, metadata: {name: p}, spec: {a: b}}",
          "{apiVersion: apps/v1, kind: Set, metadata: {name: p, labels: {a: b}}}",
          "{apiVersion: a/b/c, kind: Pod}",
          "{apiVersion: v1, kind: Pod, metadata: {labels: {'a b': c}, annotations: {x/y/z: w}}}",
          "{apiVersion: v1, kind: a_b, metadata: {name: 'a/b'}}",
          "{apiVersion: v1, kind: Pod, metadata: {name: 5}}",
          "{apiVersion: v1, kind: Pod, metadata: null}",
          "{apiVersion: v1, kind: Pod, metadata: {foo: bar, name: p, finalizers: [a]}}",
          "{kind: Pod}",
          "{apiVersion: '', kind: ''}",
          "{apiVersion: 1, kind: Pod}",
          "{}");

  private static final Map<String, List<String>> EXAMPLES =
      Map.ofEntries(
          Map.entry("date", List.of("2020-02-29", "2021-02-29", "1999-1-1")),
          Map.entry(
              "date-time",
              List.of(
                  "2020-01-01T00:00:00Z",
                  "2020-01-01t00:00:00z",
                  "2020-01-01T24:00:00Z",
                  "2020-01-01T00:00:00.123456789+01:30",
                  "2020-01-01 00:00:00",
                  "2020-01-01T00:00Z")),
          Map.entry("datetime", List.of("2020-01-01T00:00:00Z", "x")),
          Map.entry("duration", List.of("1s", "1h30m", "-5m", "P1D", "1 day", "x", "1", "")),
          Map.entry("byte", List.of("aGVsbG8=", "aGVsbG8", "+/+/", "-_-_", "")),
          Map.entry("uri", List.of("http://a.b/c?d#e", "/x", "x", "http://[::1]:80", "a:b", ":")),
          Map.entry("email", List.of("a@b.c", "a", "A <a@b.c>", "@")),
          Map.entry("hostname", List.of("a.com", "a", "a_b", "a.b-", "-")),
          Map.entry("ipv4", List.of("1.2.3.4", "01.2.3.4", "1.2.3", "::ffff:1.2.3.4")),
          Map.entry("ipv6", List.of("::1", "1.2.3.4", "fe80::1%eth0", "1::2::3")),
          Map.entry("cidr", List.of("10.0.0.0/8", "10.1.2.3/8", "::/0", "10.0.0.0")),
          Map.entry("mac", List.of("01:23:45:67:89:ab", "01-23-45-67-89-ab", "0123")),
          Map.entry(
              "uuid",
              List.of(
                  "123e4567-e89b-12d3-a456-426614174000", "123e4567e89b12d3a456426614174000",
                  "123E4567-E89B-42D3-A456-42661417400", "x")),
          Map.entry("uuid4", List.of("123e4567-e89b-42d3-a456-426614174000", "x")),
          Map.entry("isbn", List.of("0-306-40615-2", "978-3-16-148410-0", "1")),
          Map.entry("hexcolor", List.of("#fff", "fff", "#12345", "#ABCDEF")),
          Map.entry("ssn", List.of("123-45-6789", "123456789", "1")),
          Map.entry("k8s-short-name", List.of("a-b", "A", "a.b", "-")),
          Map.entry("k8s-long-name", List.of("a.b", "a..b", "A")),
          Map.entry("creditcard", List.of("4111111111111111", "4111 1111 1111 1111", "1")),
          Map.entry("rgbcolor", List.of("rgb(1,2,3)", "rgb(256,0,0)", "rgb( 1 , 2 , 3 )")),
          Map.entry("bsonobjectid", List.of("507f1f77bcf86cd799439011", "x")));

  private ScalarValues() {}

  static JsonValue string(JsonObject schema, Dice dice) {
    if (schema.get("format") instanceof JsonString format && EXAMPLES.containsKey(format.value())) {
      List<String> examples = EXAMPLES.getOrDefault(format.value(), List.of());
      return new JsonString(dice.chance(60) ? examples.get(0) : dice.pick(examples));
    }
    if (schema.get("pattern") instanceof JsonString pattern && pattern.value().contains("0-9")) {
      return new JsonString(dice.pick("1", "a1", "x9x", "none"));
    }
    return new JsonString(dice.pick("a", "b", "abc", "abcd", "xyz", "c", "", "abcdef", "A"));
  }

  static JsonValue integer(JsonObject schema, Dice dice) {
    if (schema.get("multipleOf") != null) {
      return JsonNumber.of(5L * dice.below(4) + (dice.chance(10) ? 1 : 0));
    }
    return JsonNumber.of(dice.chance(90) ? dice.below(11) : dice.below(40) - 20);
  }

  static JsonValue number(JsonObject schema, Dice dice) {
    return schema.get("multipleOf") != null && dice.chance(80)
        ? Wire.yaml(dice.pick("0.5", "1.5", "2", "0.0"))
        : Wire.yaml(dice.pick("1", "2.5", "0.5", "1.0", "7", "0.1", "1e-3"));
  }
}
