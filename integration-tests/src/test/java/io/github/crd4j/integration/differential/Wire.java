package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.util.stream.Collectors;

/** JSON as it is sent, in which {@code 1.0} is not {@code 1}. */
final class Wire {

  private Wire() {}

  static String text(JsonValue value) {
    if (value instanceof JsonObject object) {
      return object.members().entrySet().stream()
          .map(member -> new JsonString(member.getKey()) + ":" + text(member.getValue()))
          .collect(Collectors.joining(",", "{", "}"));
    }
    if (value instanceof JsonArray array) {
      return array.items().stream().map(Wire::text).collect(Collectors.joining(",", "[", "]"));
    }
    return value instanceof JsonNumber number ? number.value().toString() : value.toString();
  }

  static JsonValue json(String text) {
    try {
      return JsonText.parseJson(text);
    } catch (JsonTextException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  /** The one document of a YAML text. */
  static JsonValue yaml(String text) {
    try {
      return YamlReader.read(text).get(0).value();
    } catch (YamlException e) {
      throw new IllegalArgumentException(text, e);
    }
  }

  static JsonObject object(String yaml) {
    return (JsonObject) yaml(yaml);
  }
}
