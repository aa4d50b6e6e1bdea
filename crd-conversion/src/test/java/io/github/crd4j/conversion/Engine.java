package io.github.crd4j.conversion;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.Locale;

/** An enum whose JSON is not its Java name. */
enum Engine {
  POSTGRES("Postgres"),
  MYSQL("MySQL");

  private final String json;

  Engine(String json) {
    this.json = json;
  }

  @JsonValue
  String json() {
    return json;
  }

  /** The free text of older versions. */
  static Engine parse(String text) {
    return Arrays.stream(values())
        .filter(engine -> engine.lowerCase().equals(text))
        .findFirst()
        .orElseThrow(
            () -> new IllegalArgumentException("'" + text + "' is no engine: postgres, mysql"));
  }

  String lowerCase() {
    return json.toLowerCase(Locale.ROOT);
  }
}
