package io.github.crd4j.testing.objects;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;

/** Makes the metadata that a client sends: a name, a namespace, labels and annotations. */
final class MetadataGenerator {

  private final boolean isNamespaced;

  MetadataGenerator(boolean isNamespaced) {
    this.isNamespaced = isNamespaced;
  }

  JsonObject next(Random random) {
    Map<String, JsonValue> metadata = new LinkedHashMap<>();
    metadata.put("name", new JsonString("object-" + Integer.toString(random.nextInt(1 << 20), 36)));
    if (isNamespaced) {
      metadata.put("namespace", new JsonString("default"));
    }
    if (random.nextInt(4) == 0) {
      metadata.put("labels", map("app.kubernetes.io/name", "shop"));
    }
    if (random.nextInt(4) == 0) {
      metadata.put("annotations", map("example.com/note", "kept as it is: ä \" \n"));
    }
    return new JsonObject(metadata);
  }

  private static JsonObject map(String name, String value) {
    return new JsonObject(Map.of(name, new JsonString(value)));
  }
}
