package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.cel.types.ResourceRoot;
import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.BytesValue;
import io.github.crd4j.cel.value.DoubleValue;
import io.github.crd4j.cel.value.DurationValue;
import io.github.crd4j.cel.value.ErrorValue;
import io.github.crd4j.cel.value.GoDurations;
import io.github.crd4j.cel.value.GoTimes;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.NullValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.TimestampValue;
import io.github.crd4j.cel.value.Value;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.Schema;
import java.math.BigInteger;
import java.util.Base64;
import java.util.List;

/**
 * Data as the values that its schema makes of it.
 *
 * <p>Transliterated from {@code UnstructuredToVal} in {@code
 * k8s.io/apiserver/pkg/cel/common/valuesunstructured.go}. Data that does not fit becomes an error
 * that only shows when a rule touches it.
 */
public final class DataValues {

  private DataValues() {}

  /** The value of {@code json} under {@code schema}. */
  public static Value of(JsonValue json, Schema schema) {
    if (json == JsonNull.NULL) {
      return schema.isNullable()
          ? NullValue.NULL
          : ErrorValue.of("invalid data, got null for schema with nullable=false");
    }
    if (schema.isIntOrString()) {
      return intOrString(json);
    }
    String type = schema.type();
    return switch (type == null ? "" : type) {
      case "object" -> object(json, schema);
      case "array" -> array(json, schema);
      case "string" -> string(json, schema);
      case "number" ->
          json instanceof JsonNumber number
              ? new DoubleValue(number.value().doubleValue())
              : misfit("float", json);
      case "integer" -> isInt(json) ? intValue(json) : misfit("int", json);
      case "boolean" ->
          json instanceof JsonBoolean bool ? BoolValue.of(bool.value()) : misfit("bool", json);
      default ->
          schema.preservesUnknownFields()
              ? new UntypedValue(json)
              : ErrorValue.of("invalid type, got " + type);
    };
  }

  /** The value of a whole resource, which always has apiVersion, kind and metadata. */
  public static Value ofResource(JsonValue json, Schema schema) {
    return of(json, ResourceRoot.withTypeAndObjectMeta(schema, KubernetesVersion.NEWEST_KNOWN));
  }

  private static Value misfit(String expected, JsonValue json) {
    return ErrorValue.of("invalid data, expected " + expected + ", got " + goType(json));
  }

  private static String goType(JsonValue json) {
    return switch (json.typeName()) {
      case "integer" -> isInt(json) ? "int64" : "float64";
      case "number" -> "float64";
      case "boolean" -> "bool";
      case "array" -> "[]interface {}";
      case "object" -> "map[string]interface {}";
      default -> json.typeName();
    };
  }

  private static boolean isInt(JsonValue json) {
    if (!(json instanceof JsonNumber number) || !number.isInteger()) {
      return false;
    }
    BigInteger value = number.value().toBigInteger();
    return value.bitLength() < Long.SIZE;
  }

  private static Value intValue(JsonValue json) {
    return new IntValue(((JsonNumber) json).value().longValue());
  }

  private static Value intOrString(JsonValue json) {
    if (json instanceof JsonString string) {
      return new StringValue(string.value());
    }
    return isInt(json)
        ? intValue(json)
        : ErrorValue.of(
            "invalid data, expected XIntOrString value to be either a string or integer");
  }

  private static Value object(JsonValue json, Schema schema) {
    if (!(json instanceof JsonObject object)) {
      return ErrorValue.of("invalid data, expected a map for the provided schema with type=object");
    }
    Schema seen =
        schema.isEmbeddedResource()
            ? ResourceRoot.withTypeAndObjectMeta(schema, KubernetesVersion.NEWEST_KNOWN)
            : schema;
    return new ObjectValue(object, seen);
  }

  private static Value array(JsonValue json, Schema schema) {
    if (!(json instanceof JsonArray array)) {
      return ErrorValue.of(
          "invalid data, expected an array for the provided schema with type=array");
    }
    Schema items = schema.items();
    if (items == null) {
      return ErrorValue.of("invalid array type, expected Items with a non-empty Schema");
    }
    List<Value> values = array.items().stream().map(item -> of(item, items)).toList();
    String listType = schema.listType();
    return switch (listType == null ? "" : listType) {
      case "map" ->
          new MapList(values, schema.listMapKeys().stream().map(DataValues::escaped).toList());
      case "set" -> new SetList(values);
      default -> new TypedList(values);
    };
  }

  private static String escaped(String key) {
    String escaped = CelIdentifier.of(key);
    return escaped == null ? key : escaped;
  }

  private static Value string(JsonValue json, Schema schema) {
    if (!(json instanceof JsonString string)) {
      return misfit("string", json);
    }
    String text = string.value();
    String format = schema.format();
    return switch (format == null ? "" : format) {
      case "duration" -> {
        DurationValue duration = GoDurations.lenient(text);
        yield duration == null ? ErrorValue.of("Invalid duration " + text) : duration;
      }
      case "date" -> {
        TimestampValue date = GoTimes.date(text);
        yield date == null ? ErrorValue.of("Invalid date formatted string " + text) : date;
      }
      case "date-time" -> {
        TimestampValue time = GoTimes.dateTime(text);
        yield time == null ? ErrorValue.of("Invalid date-time formatted string " + text) : time;
      }
      case "byte" -> bytes(text);
      default -> new StringValue(text);
    };
  }

  /** The server decodes with the alphabet for URLs, although the format demands the other one. */
  private static Value bytes(String text) {
    String compact = text.replace("\r", "").replace("\n", "");
    for (int i = 0; i < compact.length(); i++) {
      char c = compact.charAt(i);
      if (c == '+' || c == '/') {
        return badBase64(text, i);
      }
    }
    try {
      if (compact.length() % 4 != 0) {
        return badBase64(text, compact.length());
      }
      return new BytesValue(Base64.getUrlDecoder().decode(compact));
    } catch (IllegalArgumentException e) {
      return badBase64(text, 0);
    }
  }

  private static Value badBase64(String text, int offset) {
    return ErrorValue.of(
        "Invalid byte formatted string " + text + ": illegal base64 data at input byte " + offset);
  }
}
