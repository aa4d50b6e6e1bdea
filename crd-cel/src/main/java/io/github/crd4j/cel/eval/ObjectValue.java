package io.github.crd4j.cel.eval;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.MapValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * An object or map of data, read through its schema.
 *
 * <p>Follows {@code unstructuredMap} in {@code
 * k8s.io/apiserver/pkg/cel/common/valuesunstructured.go}. Fields without schema are invisible, but
 * count and are compared.
 */
final class ObjectValue implements MapValue {

  private static final Pattern ESCAPE = Pattern.compile("_{2}([^_]+)_{2}");
  private static final Map<String, String> ESCAPES =
      Map.of("underscores", "__", "dot", ".", "dash", "-", "slash", "/");

  private final JsonObject raw;
  private final Schema schema;
  private final Map<String, Value> values = new HashMap<>();

  ObjectValue(JsonObject raw, Schema schema) {
    this.raw = raw;
    this.schema = schema;
  }

  JsonObject raw() {
    return raw;
  }

  private boolean isStruct() {
    return !schema.properties().isEmpty();
  }

  private @Nullable Schema fieldSchema(String name) {
    if (isStruct() || schema.isEmbeddedResource()) {
      return schema.properties().get(name);
    }
    SchemaOrBool additional = schema.additionalProperties();
    return additional == null ? null : additional.schema();
  }

  @Override
  public int size() {
    return raw.members().size();
  }

  @Override
  public List<Value> keys() {
    List<Value> keys = new ArrayList<>();
    for (String name : raw.members().keySet()) {
      if (fieldSchema(name) != null) {
        String escaped = isStruct() ? CelIdentifier.of(name) : null;
        keys.add(new StringValue(escaped == null ? name : escaped));
      }
    }
    return keys;
  }

  @Override
  public @Nullable Value find(Value key) {
    if (!(key instanceof StringValue string)) {
      throw EvalError.noSuchOverload();
    }
    String name = isStruct() ? unescape(string.value()) : string.value();
    return name == null ? null : field(name);
  }

  private @Nullable Value field(String name) {
    JsonValue value = raw.get(name);
    Schema field = fieldSchema(name);
    if (value == null || field == null || (isStruct() && value == JsonNull.NULL)) {
      return null;
    }
    return values.computeIfAbsent(name, n -> DataValues.of(value, field));
  }

  private static @Nullable String unescape(String name) {
    if (!name.contains("__")) {
      return name;
    }
    StringBuilder out = new StringBuilder();
    Matcher matcher = ESCAPE.matcher(name);
    int copied = 0;
    while (matcher.find()) {
      String word = matcher.group(1);
      boolean whole = matcher.group().length() == name.length();
      String replacement = ESCAPES.get(word);
      if (replacement == null) {
        boolean reserved = matcher.group().equals(CelIdentifier.of(word));
        replacement = reserved && whole ? word : null;
      }
      if (replacement == null) {
        return null;
      }
      out.append(name, copied, matcher.start()).append(replacement);
      copied = matcher.end();
    }
    return out.append(name.substring(copied)).toString();
  }

  @Override
  public boolean equalTo(Value other) {
    if (!(other instanceof MapValue map)) {
      throw EvalError.noSuchOverload();
    }
    if (size() != map.size()) {
      return false;
    }
    for (Map.Entry<String, JsonValue> member : raw.members().entrySet()) {
      if (!sameMember(member.getKey(), member.getValue(), map)) {
        return false;
      }
    }
    return true;
  }

  private boolean sameMember(String name, JsonValue value, MapValue other) {
    if (fieldSchema(name) == null) {
      if (!(other instanceof ObjectValue object)) {
        throw EvalError.noSuchOverload();
      }
      JsonValue theirs = object.raw.get(name);
      return theirs == null || theirs.equals(value);
    }
    Value mine = find(new StringValue(name));
    Value theirs = other.find(new StringValue(name));
    if (mine == null || theirs == null) {
      return mine == theirs;
    }
    return mine.present().equalTo(theirs.present());
  }
}
