package io.github.crd4j.testing.roundtrip;

import io.github.crd4j.admission.Pruner;
import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.testing.objects.ObjectGenerator;
import java.util.Objects;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A version and the one that is stored, with what the API server does between them.
 *
 * @param spoke the version that is not stored
 */
record VersionPair(
    Crd crd,
    ObjectGenerator ofHub,
    ObjectGenerator ofSpoke,
    String spoke,
    Conversions conversions) {

  private static final JsonMapper JSON = new JsonMapper();

  JsonObject toHub(JsonObject object) {
    String hub = Objects.requireNonNull(crd.storageVersion()).name();
    return converted(object, hub, ofHub);
  }

  JsonObject toSpoke(JsonObject object) {
    return converted(object, spoke, ofSpoke);
  }

  /** Converts as the API server has it done: it prunes the answer by the schema asked for. */
  private JsonObject converted(JsonObject object, String version, ObjectGenerator target) {
    ObjectNode node = (ObjectNode) JSON.readTree(object.toString());
    ObjectNode answer = conversions.convert(node, crd.group() + "/" + version);
    return (JsonObject) Pruner.prune(json(answer), target.schema(), FieldPath.ROOT, true).value();
  }

  private static JsonObject json(ObjectNode node) {
    try {
      return (JsonObject) JsonText.parseJson(JSON.writeValueAsString(node));
    } catch (JsonTextException e) {
      throw new IllegalStateException(e);
    }
  }
}
