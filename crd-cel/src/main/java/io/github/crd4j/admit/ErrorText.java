package io.github.crd4j.admit;

import io.github.crd4j.admission.ValueError;
import io.github.crd4j.cel.CelValidator;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Words mistakes as the API server does, with the value ({@code field.Error}). */
final class ErrorText {

  private static final String TYPE = " in body must be of type ";

  private final JsonValue object;

  /** Words mistakes in {@code object}. */
  ErrorText(JsonValue object) {
    this.object = object;
  }

  AdmissionError of(ValueError error) {
    String path = error.path().toString();
    return new AdmissionError(path, text(error, path), error.path());
  }

  /** The same where the API server shows the JSON path of the scale subresource. */
  AdmissionError ofScale(ValueError error) {
    AdmissionError worded = of(error);
    return new AdmissionError("." + worded.path(), worded.message(), worded.place());
  }

  private String text(ValueError error, String path) {
    String message = error.message().strip();
    return switch (error.kind()) {
      case REQUIRED, FORBIDDEN, TOO_LONG -> error.answer();
      case TOO_MANY -> "Too many: " + size(error.path()) + ": " + message;
      case DUPLICATE -> "Duplicate value: " + duplicate(message);
      case TYPE -> {
        // The value that it shows ends the message: the data where a format is meant, else its
        // type.
        int end = message.indexOf(": ", message.indexOf(TYPE) + TYPE.length());
        yield "Invalid value: " + (end < 0 ? "" : message.substring(end + 2) + ": ") + message;
      }
      case UNSUPPORTED -> "Unsupported value: " + shown(error.path()) + ": " + message;
      case INVALID -> {
        // Of what is too small it shows the size.
        JsonValue given = error.value();
        String value =
            given != null
                ? compact(given)
                : path.isEmpty()
                    ? "\"\""
                    : message.contains(" in body should have at least ")
                        ? String.valueOf(size(error.path()))
                        : shown(error.path());
        yield "Invalid value: " + value + ": " + message;
      }
    };
  }

  /** What is there twice, an item of a set or the keys of an item. */
  private static String duplicate(String json) {
    try {
      return compact(JsonText.parseJson(json));
    } catch (JsonTextException e) {
      return json;
    }
  }

  AdmissionError of(CelValidator.Violation violation, @Nullable String type) {
    FieldPath place = violation.path();
    String field = fieldPath(violation.fieldPath());
    String at = place.toString();
    JsonValue value = find(place);
    String shown =
        violation.error()
            ? "\"" + (type == null ? "" : type) + "\": "
            : value instanceof JsonObject || value instanceof JsonArray || value == null
                ? ""
                : compact(value) + ": ";
    String reason = violation.reason() == null || violation.error() ? "" : violation.reason();
    String message =
        switch (reason) {
          case "FieldValueForbidden" -> "Forbidden: " + violation.message();
          case "FieldValueRequired" -> "Required value: " + violation.message();
          case "FieldValueDuplicate" -> "Duplicate value: " + shown + violation.message();
          default -> "Invalid value: " + shown + violation.message();
        };
    String path = field.isEmpty() ? at : at.isEmpty() ? field : at + "." + field;
    return new AdmissionError(path, message, violation.blamed());
  }

  /** {@code .a['b'].c} as it is printed behind a path: {@code a.b.c}. */
  private static String fieldPath(String fieldPath) {
    return names(fieldPath).collect(Collectors.joining("."));
  }

  private static Stream<String> names(String fieldPath) {
    return Arrays.stream(fieldPath.split("\\.|\\['|'\\]", -1)).filter(name -> !name.isEmpty());
  }

  private int size(FieldPath path) {
    JsonValue value = find(path);
    return value instanceof JsonArray array
        ? array.items().size()
        : value instanceof JsonObject map ? map.members().size() : 0;
  }

  private String shown(FieldPath path) {
    JsonValue value = find(path);
    return value == null ? "null" : compact(value);
  }

  private @Nullable JsonValue find(FieldPath path) {
    JsonValue value = object;
    for (FieldPath.Step step : path.steps()) {
      if (step instanceof FieldPath.Index index) {
        value =
            value instanceof JsonArray array && index.index() < array.items().size()
                ? array.items().get(index.index())
                : null;
      } else {
        String name =
            step instanceof FieldPath.Field field ? field.name() : ((FieldPath.Key) step).key();
        value = value instanceof JsonObject map ? map.get(name) : null;
      }
      if (value == null) {
        return null;
      }
    }
    return value;
  }

  private static String compact(JsonValue value) {
    if (value instanceof JsonObject object) {
      return object.members().entrySet().stream()
          .map(member -> new JsonString(member.getKey()) + ":" + compact(member.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof JsonArray array) {
      return array.items().stream()
          .map(ErrorText::compact)
          .collect(Collectors.joining(",", "[", "]"));
    }
    return value.toString();
  }
}
