package io.github.crd4j.admission;

import io.github.crd4j.admission.ValueError.Kind;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.FieldPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Checks apiVersion, kind and metadata of a whole resource ({@code
 * k8s.io/apiextensions-apiserver/pkg/registry/customresource/validator.go} and {@code
 * k8s.io/apimachinery/pkg/api/validation/objectmeta.go}).
 */
public final class ResourceMetadata {

  private static final FieldPath METADATA = FieldPath.of("metadata");

  private ResourceMetadata() {}

  /** What is wrong with the type of {@code resource}, which must be this one. */
  public static List<ValueError> checkType(JsonObject resource, String apiVersion, String kind) {
    List<ValueError> errors = new ArrayList<>();
    checkType(resource, "kind", kind, errors);
    checkType(resource, "apiVersion", apiVersion, errors);
    return errors;
  }

  private static void checkType(
      JsonObject resource, String field, String wanted, List<ValueError> errors) {
    if (!resource.text(field).equals(wanted)) {
      errors.add(new ValueError(Kind.INVALID, FieldPath.of(field), "must be " + wanted));
    }
  }

  /**
   * What is wrong with the metadata of {@code resource}. A namespace may be absent: it stands in
   * the request too.
   *
   * @param isNamespaced whether resources of this type are in namespaces
   */
  public static List<ValueError> check(JsonObject resource, boolean isNamespaced) {
    JsonObject metadata = resource.object("metadata");
    List<ValueError> errors = new ArrayList<>();
    if (metadata.text("name").isEmpty() && metadata.text("generateName").isEmpty()) {
      errors.add(
          new ValueError(
              Kind.REQUIRED, METADATA.field("name"), "name or generateName is required"));
    }
    if (!isNamespaced && !metadata.text("namespace").isEmpty()) {
      errors.add(
          new ValueError(Kind.FORBIDDEN, METADATA.field("namespace"), "not allowed on this type"));
    }
    errors.addAll(ObjectMetaValues.check(metadata, METADATA, ResourceMetadata::nameProblem));
    return errors;
  }

  /** What an update must not change but does. What one of the two leaves out is no change. */
  public static List<ValueError> checkUpdate(JsonObject resource, JsonObject old) {
    List<ValueError> errors = new ArrayList<>();
    for (String field : List.of("name", "namespace", "uid")) {
      String now = resource.object("metadata").text(field);
      String before = old.object("metadata").text(field);
      if (!now.isEmpty() && !before.isEmpty() && !now.equals(before)) {
        errors.add(new ValueError(Kind.INVALID, METADATA.field(field), "field is immutable"));
      }
    }
    return errors;
  }

  private static @Nullable String nameProblem(String name, boolean isPrefix) {
    if (name.isEmpty()) {
      return null;
    }
    boolean isCut = isPrefix && name.length() > 1 && name.endsWith("-");
    return DnsNames.subdomain1123(isCut ? name.substring(0, name.length() - 1) + "a" : name);
  }
}
