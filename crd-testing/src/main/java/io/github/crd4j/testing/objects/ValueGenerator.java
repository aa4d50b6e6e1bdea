package io.github.crd4j.testing.objects;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Schema;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Makes values that a schema allows, of every type. */
final class ValueGenerator {

  private static final Set<String> ROOT_FIELDS = Set.of("apiVersion", "kind", "metadata");
  private static final int RULE_ATTEMPTS = 200;
  private static final int USUAL_ITEMS = 3;

  private final StringGenerator strings = new StringGenerator();
  private final NodeRules rules = new NodeRules();

  /** A value of the whole schema. */
  JsonValue next(Schema schema, Chance chance) {
    return next(schema, chance, 0);
  }

  /** Tries until the rules of this very value hold; those further in hold already then. */
  private JsonValue next(Schema schema, Chance chance, int depth) {
    JsonValue value = any(schema, chance, depth);
    for (int i = 0; i < RULE_ATTEMPTS && !rules.hold(schema, value); i++) {
      value = any(schema, chance, depth);
    }
    return value;
  }

  private JsonValue any(Schema schema, Chance chance, int depth) {
    if (schema.isNullable() && chance.oneIn(8)) {
      return JsonNull.NULL;
    }
    if (!schema.enumValues().isEmpty()) {
      return chance.oneOf(schema.enumValues());
    }
    if (schema.isIntOrString()) {
      return chance.oneIn(2)
          ? NumberGenerator.integer(schema, chance)
          : new JsonString(strings.next(schema, chance));
    }
    String type = schema.type() == null ? "" : schema.type();
    return switch (type) {
      case "string" -> new JsonString(strings.next(schema, chance));
      case "integer" -> NumberGenerator.integer(schema, chance);
      case "number" -> NumberGenerator.number(schema, chance);
      case "boolean" -> new JsonBoolean(chance.oneIn(2));
      case "array" -> array(schema, chance, depth);
      case "object" -> object(schema, chance, depth);
      default -> AnyJson.next(chance, 2);
    };
  }

  private JsonValue array(Schema schema, Chance chance, int depth) {
    Schema items = schema.items() == null ? Schema.EMPTY : schema.items();
    long min = orElse(schema.minItems(), 0);
    long max = orElse(schema.maxItems(), Integer.MAX_VALUE);
    int size = chance.size(min, max, depth > 12 ? 0 : USUAL_ITEMS);
    List<JsonValue> list = new ArrayList<>();
    Set<Object> seen = new HashSet<>();
    for (int attempt = 0; list.size() < size && attempt < size * 20; attempt++) {
      JsonValue item = next(items, chance, depth + 1);
      if (seen.add(identity(schema, item, list.size()))) {
        list.add(item);
      }
    }
    return new JsonArray(list);
  }

  private static Object identity(Schema list, JsonValue item, int index) {
    if ("set".equals(list.listType())) {
      return item;
    }
    if (!"map".equals(list.listType())) {
      return index;
    }
    List<@Nullable JsonValue> key = new ArrayList<>();
    for (String name : list.listMapKeys()) {
      JsonValue value = item instanceof JsonObject object ? object.get(name) : null;
      Schema property = list.items() == null ? null : list.items().properties().get(name);
      key.add(value != null || property == null ? value : property.defaultValue());
    }
    return key;
  }

  private JsonValue object(Schema schema, Chance chance, int depth) {
    UnionBranch branch = UnionBranch.choose(schema, chance);
    Map<String, JsonValue> members = new LinkedHashMap<>();
    if (schema.isEmbeddedResource()) {
      members.put("apiVersion", new JsonString("v1"));
      members.put("kind", new JsonString("ConfigMap"));
      members.put("metadata", new JsonObject(Map.of("name", new JsonString("embedded"))));
    }
    for (Map.Entry<String, Schema> property : schema.properties().entrySet()) {
      String name = property.getKey();
      boolean isRoot = depth == 0 && ROOT_FIELDS.contains(name);
      boolean isThere =
          schema.required().contains(name)
              || branch.requires(name)
              || (!branch.forbids(name) && chance.isPresent(depth));
      if (isThere && !isRoot && !members.containsKey(name)) {
        members.put(name, next(branch.schema(name, property.getValue()), chance, depth + 1));
      }
    }
    addEntries(schema, members, chance, depth);
    return new JsonObject(members);
  }

  private void addEntries(Schema schema, Map<String, JsonValue> members, Chance chance, int depth) {
    long min = orElse(schema.minProperties(), 0);
    long max = orElse(schema.maxProperties(), Integer.MAX_VALUE);
    boolean isMap = schema.additionalProperties() != null && schema.additionalProperties().allows();
    if (isMap && members.isEmpty()) {
      Schema values = Objects.requireNonNull(schema.additionalProperties()).schema();
      int size = chance.size(min, max, depth > 12 ? 0 : USUAL_ITEMS);
      for (int attempt = 0; members.size() < size && attempt < size * 20; attempt++) {
        members.put(
            strings.key(chance), next(values == null ? Schema.EMPTY : values, chance, depth + 1));
      }
    } else if (schema.preservesUnknownFields() && members.size() < max && chance.oneIn(2)) {
      members.putIfAbsent("unknown-" + chance.random().nextInt(9), AnyJson.next(chance, 2));
    }
  }

  private static long orElse(@Nullable Long value, long other) {
    return value == null ? other : value;
  }
}
