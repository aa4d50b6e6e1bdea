package io.github.crd4j.rules.conversion;

import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.Suggestion;
import java.util.Base64;
import java.util.Map;
import java.util.TreeSet;

/** The conversion block has known fields of fixed types. */
public final class MalformedConversion implements Rule {

  private static final Map<String, Map<String, String>> FIELDS =
      Map.of(
          "", Map.of("strategy", "string", "webhook", "object"),
          "webhook", Map.of("clientConfig", "object", "conversionReviewVersions", "array"),
          "clientConfig", Map.of("url", "string", "service", "object", "caBundle", "string"),
          "service",
              Map.of("name", "string", "namespace", "string", "path", "string", "port", "integer"));

  @Override
  public void check(Crd crd, Report report) {
    if (crd.conversion() != null) {
      check("", crd.conversion(), ConversionBlock.PATH, report);
    }
  }

  private static void check(String level, JsonObject object, FieldPath path, Report report) {
    Map<String, String> fields = FIELDS.getOrDefault(level, Map.of());
    object
        .members()
        .forEach(
            (name, value) -> {
              String type = fields.get(name);
              FieldPath at = path.field(name);
              if (type == null) {
                report.error(
                    at,
                    "the conversion block has the unknown field '"
                        + name
                        + "'"
                        + Suggestion.didYouMean(name, new TreeSet<>(fields.keySet())),
                    "the API server answers: unknown field \"" + at + "\"");
              } else if (value != JsonNull.NULL && !value.typeName().equals(type)) {
                report.error(
                    at,
                    "'" + name + "' of the conversion block is " + value + ", which is no " + type,
                    "the API server cannot decode the CRD");
              } else if (value instanceof JsonObject nested) {
                check(name, nested, at, report);
              } else if (name.equals("caBundle") && !isBase64(value)) {
                report.error(
                    at,
                    "the caBundle is not base64",
                    "the API server answers: illegal base64 data",
                    "encode the PEM file, in one line");
              }
            });
  }

  private static boolean isBase64(JsonValue value) {
    try {
      Base64.getDecoder()
          .decode(value instanceof JsonString text ? text.value().replaceAll("[\r\n]", "") : "");
      return true;
    } catch (IllegalArgumentException malformed) {
      return false;
    }
  }
}
