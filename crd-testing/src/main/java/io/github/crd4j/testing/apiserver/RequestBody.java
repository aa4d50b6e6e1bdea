package io.github.crd4j.testing.apiserver;

import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;

/** The bytes of an object or a patch, sent exactly as they are, and what they are written in. */
public final class RequestBody {
  private final boolean yaml;
  private final byte[] bytes;

  private RequestBody(boolean yaml, byte[] bytes) {
    this.yaml = yaml;
    this.bytes = bytes;
  }

  /** One YAML document. */
  public static RequestBody yaml(String text) {
    return yaml(text.getBytes(StandardCharsets.UTF_8));
  }

  /** One YAML document in UTF-8. */
  public static RequestBody yaml(byte[] bytes) {
    return new RequestBody(true, bytes.clone());
  }

  /** JSON text. */
  public static RequestBody json(String text) {
    return new RequestBody(false, text.getBytes(StandardCharsets.UTF_8));
  }

  /** A JSON tree. */
  public static RequestBody json(JsonNode tree) {
    return json(tree.toString());
  }

  boolean isYaml() {
    return yaml;
  }

  byte[] bytes() {
    return bytes.clone();
  }
}
