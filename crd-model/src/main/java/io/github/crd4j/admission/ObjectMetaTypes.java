package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The fields of {@code metav1.ObjectMeta} and what JSON each is decoded from. */
final class ObjectMetaTypes {

  private static final Map<String, Predicate<JsonValue>> FIELDS =
      Map.ofEntries(
          Map.entry("name", ObjectMetaTypes::isString),
          Map.entry("generateName", ObjectMetaTypes::isString),
          Map.entry("namespace", ObjectMetaTypes::isString),
          Map.entry("selfLink", ObjectMetaTypes::isString),
          Map.entry("uid", ObjectMetaTypes::isString),
          Map.entry("resourceVersion", ObjectMetaTypes::isString),
          Map.entry("generation", ObjectMetaTypes::isInteger),
          Map.entry("creationTimestamp", ObjectMetaTypes::isTime),
          Map.entry("deletionTimestamp", ObjectMetaTypes::isTime),
          Map.entry("deletionGracePeriodSeconds", ObjectMetaTypes::isInteger),
          Map.entry("labels", ObjectMetaTypes::isStringMap),
          Map.entry("annotations", ObjectMetaTypes::isStringMap),
          Map.entry("ownerReferences", value -> isListOf(value, JsonObject.class)),
          Map.entry("finalizers", value -> isListOf(value, JsonString.class)),
          Map.entry("managedFields", value -> isListOf(value, JsonObject.class)));

  private ObjectMetaTypes() {}

  /** Why {@code metadata} cannot be decoded, or null. Unknown fields do not matter. */
  static @Nullable String problem(JsonValue metadata) {
    if (!(metadata instanceof JsonObject object)) {
      return metadata == JsonNull.NULL
          ? null
          : "json: cannot unmarshal "
              + metadata.typeName()
              + " into Go value of type v1.ObjectMeta";
    }
    for (Map.Entry<String, JsonValue> member : new TreeMap<>(object.members()).entrySet()) {
      Predicate<JsonValue> fits = FIELDS.get(member.getKey());
      if (fits != null && member.getValue() != JsonNull.NULL && !fits.test(member.getValue())) {
        return "json: cannot unmarshal "
            + member.getValue().typeName()
            + " into Go struct field ObjectMeta."
            + member.getKey();
      }
    }
    return null;
  }

  /** {@code metadata} without the fields that no object has. */
  static JsonValue withoutUnknown(JsonValue metadata) {
    if (metadata == JsonNull.NULL) {
      return JsonObject.EMPTY;
    }
    if (!(metadata instanceof JsonObject object)) {
      return metadata;
    }
    Map<String, JsonValue> known = new LinkedHashMap<>(object.members());
    known.keySet().retainAll(FIELDS.keySet());
    known.remove("creationTimestamp", JsonNull.NULL);
    return new JsonObject(known);
  }

  private static boolean isString(JsonValue value) {
    return value instanceof JsonString;
  }

  private static boolean isInteger(JsonValue value) {
    return value instanceof JsonNumber number && GoNumbers.isInt64(number);
  }

  private static boolean isTime(JsonValue value) {
    return value instanceof JsonString text && TimeSyntax.isDateTime(text.value());
  }

  private static boolean isStringMap(JsonValue value) {
    return value instanceof JsonObject map
        && map.members().values().stream()
            .allMatch(member -> member instanceof JsonString || member == JsonNull.NULL);
  }

  private static boolean isListOf(JsonValue value, Class<? extends JsonValue> type) {
    return value instanceof JsonArray array
        && array.items().stream().allMatch(item -> type.isInstance(item) || item == JsonNull.NULL);
  }
}
