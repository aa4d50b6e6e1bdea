package io.github.crd4j.model;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * {@code subresources.scale}: where the number of replicas stands.
 *
 * @param specReplicasPath JSON path of the wanted number, under {@code .spec}
 * @param statusReplicasPath JSON path of the observed number, under {@code .status}
 * @param labelSelectorPath JSON path of the serialised label selector; empty if there is none
 */
public record Scale(String specReplicasPath, String statusReplicasPath, String labelSelectorPath) {

  static @Nullable Scale read(JsonValue json, Decoding at) {
    Fields fields = at.fields(json);
    return fields == null
        ? null
        : fields.finish(
            new Scale(
                fields.string("specReplicasPath"),
                fields.string("statusReplicasPath"),
                fields.string("labelSelectorPath")));
  }

  JsonObject toJson() {
    return new FieldsWriter()
        .string("labelSelectorPath", labelSelectorPath)
        .json("specReplicasPath", new JsonString(specReplicasPath))
        .json("statusReplicasPath", new JsonString(statusReplicasPath))
        .toJson();
  }
}
