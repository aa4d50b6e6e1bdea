package io.github.crd4j.cel;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;

/** Reads the YAML and JSON of cases. */
final class Yaml {

  private Yaml() {}

  static JsonValue read(String text) {
    LoadSettings settings = LoadSettings.builder().setCodePointLimit(100_000_000).build();
    return json(new Load(settings).loadFromString(text));
  }

  private static JsonValue json(@Nullable Object value) {
    if (value == null) {
      return JsonNull.NULL;
    }
    if (value instanceof Map<?, ?> map) {
      Map<String, JsonValue> members = new LinkedHashMap<>();
      map.forEach((name, member) -> members.put(String.valueOf(name), json(member)));
      return new JsonObject(members);
    }
    if (value instanceof List<?> list) {
      return new JsonArray(list.stream().map(Yaml::json).toList());
    }
    if (value instanceof Boolean bool) {
      return new JsonBoolean(bool);
    }
    if (value instanceof Number number) {
      return new JsonNumber(new BigDecimal(number.toString()));
    }
    return new JsonString(value.toString());
  }
}
