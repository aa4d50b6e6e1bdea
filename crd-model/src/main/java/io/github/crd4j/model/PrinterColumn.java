package io.github.crd4j.model;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * One entry of {@code additionalPrinterColumns}: a column of {@code kubectl get}.
 *
 * @param name the column's heading
 * @param type integer, number, string, boolean or date
 * @param format OpenAPI format that refines the type; empty if not given
 * @param description what the column shows; empty if not given
 * @param priority 0 for the standard view, more for {@code -o wide}
 * @param jsonPath a simple JSON path into the resource, such as {@code .spec.size}
 */
public record PrinterColumn(
    String name, String type, String format, String description, int priority, String jsonPath) {

  static @Nullable PrinterColumn read(JsonValue json, Decoding at) {
    Fields fields = at.fields(json);
    return fields == null
        ? null
        : fields.finish(
            new PrinterColumn(
                fields.string("name"),
                fields.string("type"),
                fields.string("format"),
                fields.string("description"),
                (int) fields.integer("priority"),
                fields.string("jsonPath")));
  }

  JsonObject toJson() {
    return new FieldsWriter()
        .string("description", description)
        .string("format", format)
        .json("jsonPath", new JsonString(jsonPath))
        .json("name", new JsonString(name))
        .json("priority", priority == 0 ? null : JsonNumber.of(priority))
        .json("type", new JsonString(type))
        .toJson();
  }
}
