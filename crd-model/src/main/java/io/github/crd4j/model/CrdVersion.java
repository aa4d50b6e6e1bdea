package io.github.crd4j.model;

import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One entry of {@code spec.versions}.
 *
 * @param name such as {@code v1alpha1}
 * @param served whether the API server answers requests in this version
 * @param storage whether objects are stored in this version; true for exactly one
 * @param deprecated whether clients are warned
 * @param deprecationWarning the text of that warning; null for the API server's own
 * @param schema the schema of the whole resource; null only in a CRD that the API server refuses
 * @param status whether the status subresource is on
 * @param scale null if the scale subresource is off
 * @param printerColumns columns of {@code kubectl get}, in order
 * @param selectableFields JSON paths that field selectors may use
 */
public record CrdVersion(
    String name,
    boolean served,
    boolean storage,
    boolean deprecated,
    @Nullable String deprecationWarning,
    @Nullable Schema schema,
    boolean status,
    @Nullable Scale scale,
    List<PrinterColumn> printerColumns,
    List<String> selectableFields) {

  public CrdVersion {
    printerColumns = List.copyOf(printerColumns);
    selectableFields = List.copyOf(selectableFields);
  }

  /** This version with another schema. */
  public CrdVersion withSchema(Schema schema) {
    return new CrdVersion(
        name,
        served,
        storage,
        deprecated,
        deprecationWarning,
        schema,
        status,
        scale,
        printerColumns,
        selectableFields);
  }

  static @Nullable CrdVersion read(JsonValue json, Decoding at) {
    Fields fields = at.fields(json);
    if (fields == null) {
      return null;
    }
    Subresources subresources = fields.get("subresources", Subresources::read);
    return fields.finish(
        new CrdVersion(
            fields.string("name"),
            fields.flag("served"),
            fields.flag("storage"),
            fields.flag("deprecated"),
            fields.optionalString("deprecationWarning"),
            fields.get("schema", CrdVersion::readSchema),
            subresources != null && subresources.status(),
            subresources == null ? null : subresources.scale(),
            fields.list("additionalPrinterColumns", PrinterColumn::read),
            fields.list("selectableFields", CrdVersion::readSelectableField)));
  }

  private static @Nullable Schema readSchema(JsonValue json, Decoding at) {
    Fields fields = at.fields(json);
    if (fields == null) {
      return null;
    }
    Schema schema = fields.get("openAPIV3Schema", SchemaJson::read);
    fields.finish();
    return schema;
  }

  private static @Nullable String readSelectableField(JsonValue json, Decoding at) {
    Fields fields = at.fields(json);
    return fields == null ? null : fields.finish(fields.string("jsonPath"));
  }

  JsonObject toJson() {
    return new FieldsWriter()
        .list(
            "additionalPrinterColumns", printerColumns.stream().map(PrinterColumn::toJson).toList())
        .flag("deprecated", deprecated)
        .json(
            "deprecationWarning",
            deprecationWarning == null ? null : new JsonString(deprecationWarning))
        .json("name", new JsonString(name))
        .json(
            "schema",
            schema == null
                ? null
                : new FieldsWriter().json("openAPIV3Schema", schema.toJson()).toJson())
        .list(
            "selectableFields",
            selectableFields.stream()
                .map(path -> new FieldsWriter().json("jsonPath", new JsonString(path)).toJson())
                .toList())
        .json("served", new JsonBoolean(served))
        .json("storage", new JsonBoolean(storage))
        .json("subresources", new Subresources(status, scale).toJson())
        .toJson();
  }

  /** {@code subresources}: present only if one of them is on. */
  private record Subresources(boolean status, @Nullable Scale scale) {

    static @Nullable Subresources read(JsonValue json, Decoding at) {
      Fields fields = at.fields(json);
      return fields == null
          ? null
          : fields.finish(
              new Subresources(
                  fields.get("status", (status, place) -> place.object(status)) != null,
                  fields.get("scale", Scale::read)));
    }

    @Nullable JsonObject toJson() {
      if (!status && scale == null) {
        return null;
      }
      return new FieldsWriter()
          .json("scale", scale == null ? null : scale.toJson())
          .json("status", status ? JsonObject.EMPTY : null)
          .toJson();
    }
  }
}
