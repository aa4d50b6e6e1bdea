package io.github.crd4j.admission;

import io.github.crd4j.admission.ValueError.Kind;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Scale;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks the values that the scale subresource reads ({@code
 * k8s.io/apiextensions-apiserver/pkg/registry/customresource/validator.go}).
 */
public final class ScaleValues {

  private final JsonObject resource;
  private final List<ValueError> errors = new ArrayList<>();

  private ScaleValues(JsonObject resource) {
    this.resource = resource;
  }

  /**
   * What is wrong in {@code resource}.
   *
   * @param scale null if the subresource is off
   * @param isStatus whether only the status was written
   */
  public static List<ValueError> check(
      JsonObject resource, @Nullable Scale scale, boolean isStatus) {
    ScaleValues values = new ScaleValues(resource);
    if (scale != null) {
      if (!isStatus) {
        values.checkReplicas(scale.specReplicasPath());
      }
      values.checkReplicas(scale.statusReplicasPath());
      String selector = scale.labelSelectorPath();
      if (!selector.isEmpty()) {
        FieldPath path = path(selector);
        JsonValue value = values.find(path);
        if (value != null && !(value instanceof JsonString)) {
          values.add(path, "accessor error: the value is of the type " + value.typeName());
        }
      }
    }
    return values.errors;
  }

  private void checkReplicas(String jsonPath) {
    FieldPath path = path(jsonPath);
    JsonValue value = find(path);
    if (value == null) {
      return;
    }
    if (!(value instanceof JsonNumber number) || !GoNumbers.isInt64(number)) {
      add(path, "accessor error: the value is of the type " + value.typeName());
    } else if (number.value().signum() < 0) {
      add(path, "should be a non-negative integer");
    } else if (GoNumbers.asLong(number) > Integer.MAX_VALUE) {
      add(path, "should be less than or equal to " + Integer.MAX_VALUE);
    }
  }

  private static FieldPath path(String jsonPath) {
    String names = jsonPath.startsWith(".") ? jsonPath.substring(1) : jsonPath;
    return FieldPath.of(names.split("\\.", -1));
  }

  private @Nullable JsonValue find(FieldPath path) {
    JsonValue value = resource;
    for (FieldPath.Step step : path.steps()) {
      value =
          value instanceof JsonObject object && step instanceof FieldPath.Field field
              ? object.get(field.name())
              : null;
      if (value == null) {
        return null;
      }
    }
    return value;
  }

  private void add(FieldPath path, String message) {
    errors.add(new ValueError(Kind.INVALID, path, message));
  }
}
