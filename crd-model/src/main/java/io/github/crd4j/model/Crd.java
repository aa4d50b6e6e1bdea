package io.github.crd4j.model;

import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A CustomResourceDefinition of {@code apiextensions.k8s.io/v1}, less what the API server owns.
 *
 * <p>It can hold CRDs that the API server refuses: whether it does is the rules' business.
 *
 * @param name {@code metadata.name}, which must be {@code <plural>.<group>}
 * @param labels {@code metadata.labels}
 * @param annotations {@code metadata.annotations}
 * @param group such as {@code databases.example.com}
 * @param names what the resource is called
 * @param scope {@code Namespaced} or {@code Cluster}; empty if not given
 * @param versions in the order of the document
 * @param conversion {@code spec.conversion} as it is; null for none
 * @param preserveUnknownFields the old switch at the root of the spec, refused when true
 * @param otherMetadata what else {@code metadata} says, of no use in a CRD and never written
 */
public record Crd(
    String name,
    Map<String, String> labels,
    Map<String, String> annotations,
    String group,
    CrdNames names,
    String scope,
    List<CrdVersion> versions,
    @Nullable JsonObject conversion,
    boolean preserveUnknownFields,
    JsonObject otherMetadata) {

  public static final String API_VERSION = "apiextensions.k8s.io/v1";
  public static final String KIND = "CustomResourceDefinition";

  public Crd {
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
    annotations = Collections.unmodifiableMap(new TreeMap<>(annotations));
    versions = List.copyOf(versions);
  }

  /** A CRD whose metadata says no more. */
  public Crd(
      String name,
      Map<String, String> labels,
      Map<String, String> annotations,
      String group,
      CrdNames names,
      String scope,
      List<CrdVersion> versions,
      @Nullable JsonObject conversion,
      boolean preserveUnknownFields) {
    this(
        name,
        labels,
        annotations,
        group,
        names,
        scope,
        versions,
        conversion,
        preserveUnknownFields,
        JsonObject.EMPTY);
  }

  /** This CRD with other versions. */
  public Crd withVersions(List<CrdVersion> others) {
    return new Crd(
        name,
        labels,
        annotations,
        group,
        names,
        scope,
        others,
        conversion,
        preserveUnknownFields,
        otherMetadata);
  }

  /** Where the schema of version {@code index} stands. */
  public static FieldPath schemaPath(int index) {
    return FieldPath.of("spec", "versions").index(index).field("schema").field("openAPIV3Schema");
  }

  /** The version in which objects are stored, or null if none says so. */
  public @Nullable CrdVersion storageVersion() {
    return versions.stream().filter(CrdVersion::storage).findFirst().orElse(null);
  }

  /** The version called {@code version}, or null. */
  public @Nullable CrdVersion version(String version) {
    return versions.stream().filter(v -> v.name().equals(version)).findFirst().orElse(null);
  }

  /**
   * This CRD with what the API server fills in: names, no conversion, and the port of the
   * conversion webhook ({@code apiextensions/v1/defaults.go}).
   */
  public Crd withDefaults() {
    return new Crd(
        name,
        labels,
        annotations,
        group,
        names.withDefaults(),
        scope,
        versions,
        ConversionDefaults.of(conversion),
        preserveUnknownFields);
  }

  /** The CRD that {@code json} holds; what does not fit is reported to {@code problems}. */
  public static Crd fromJson(JsonValue json, DecodeProblems problems) {
    Decoding at = new Decoding(FieldPath.ROOT, problems);
    Fields fields = new Fields(json instanceof JsonObject object ? object : JsonObject.EMPTY, at);
    at.object(json);
    fields.ignore("apiVersion", "kind", "status");
    Metadata metadata = fields.get("metadata", Metadata::read);
    Crd crd = fields.get("spec", (spec, place) -> readSpec(spec, place, metadata));
    return fields.finish(crd == null ? readSpec(JsonObject.EMPTY, at, metadata) : crd);
  }

  private static Crd readSpec(JsonValue json, Decoding at, @Nullable Metadata read) {
    at.object(json);
    Fields fields = new Fields(json instanceof JsonObject object ? object : JsonObject.EMPTY, at);
    Metadata metadata =
        read == null ? new Metadata("", Map.of(), Map.of(), JsonObject.EMPTY) : read;
    CrdNames names = fields.get("names", CrdNames::read);
    return fields.finish(
        new Crd(
            metadata.name(),
            metadata.labels(),
            metadata.annotations(),
            fields.string("group"),
            names == null ? CrdNames.read(JsonObject.EMPTY, at) : names,
            fields.string("scope"),
            fields.list("versions", CrdVersion::read),
            fields.get("conversion", (conversion, place) -> place.object(conversion)),
            fields.flag("preserveUnknownFields"),
            metadata.others()));
  }

  /** This CRD as JSON, without {@code status}. */
  public JsonObject toJson() {
    JsonObject metadata =
        new FieldsWriter()
            .stringMap("annotations", annotations)
            .stringMap("labels", labels)
            .json("name", new JsonString(name))
            .toJson();
    JsonObject spec =
        new FieldsWriter()
            .json("conversion", conversion)
            .json("group", new JsonString(group))
            .json("names", names.toJson())
            .json("preserveUnknownFields", preserveUnknownFields ? JsonBoolean.TRUE : null)
            .json("scope", new JsonString(scope))
            .list("versions", versions.stream().map(CrdVersion::toJson).toList())
            .toJson();
    return new FieldsWriter()
        .json("apiVersion", new JsonString(API_VERSION))
        .json("kind", new JsonString(KIND))
        .json("metadata", metadata)
        .json("spec", spec)
        .toJson();
  }

  private record Metadata(
      String name, Map<String, String> labels, Map<String, String> annotations, JsonObject others) {

    private static final String[] OTHERS = {
      "creationTimestamp",
      "deletionGracePeriodSeconds",
      "deletionTimestamp",
      "finalizers",
      "generateName",
      "generation",
      "managedFields",
      "namespace",
      "ownerReferences",
      "resourceVersion",
      "selfLink",
      "uid"
    };

    static @Nullable Metadata read(JsonValue json, Decoding at) {
      Fields fields = at.fields(json);
      if (fields == null) {
        return null;
      }
      fields.ignore(OTHERS);
      Map<String, JsonValue> others = new LinkedHashMap<>(((JsonObject) json).members());
      others.keySet().retainAll(Set.of(OTHERS));
      return fields.finish(
          new Metadata(
              fields.string("name"),
              fields.stringMap("labels"),
              fields.stringMap("annotations"),
              new JsonObject(others)));
    }
  }
}
