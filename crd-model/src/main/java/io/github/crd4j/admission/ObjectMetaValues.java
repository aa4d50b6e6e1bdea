package io.github.crd4j.admission;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Checks the values of {@code metadata} ({@code k8s.io/apimachinery/pkg/api/validation}). */
final class ObjectMetaValues {

  /** What a name may be. */
  interface NameCheck {
    /** What is wrong with {@code name}, or null; a prefix may end as no name does. */
    @Nullable String problem(String name, boolean isPrefix);
  }

  private final List<ValueError> errors = new ArrayList<>();

  private ObjectMetaValues() {}

  /** What is wrong with {@code metadata}, whose fields have the right types. */
  static List<ValueError> check(JsonObject metadata, FieldPath path, NameCheck names) {
    ObjectMetaValues values = new ObjectMetaValues();
    values.checkNames(metadata, path, names);
    values.checkMaps(metadata, path);
    values.checkLists(metadata, path);
    return values.errors;
  }

  private void checkNames(JsonObject metadata, FieldPath path, NameCheck names) {
    invalid(path.field("generateName"), names.problem(metadata.text("generateName"), true));
    invalid(path.field("name"), names.problem(metadata.text("name"), false));
    String namespace = metadata.text("namespace");
    if (!namespace.isEmpty()) {
      invalid(path.field("namespace"), DnsNames.label1123(namespace));
    }
    if (metadata.get("generation") instanceof JsonNumber number && number.value().signum() < 0) {
      invalid(path.field("generation"), "must be greater than or equal to 0");
    }
  }

  private void checkMaps(JsonObject metadata, FieldPath path) {
    forEachMember(
        metadata,
        "labels",
        (key, value) -> {
          invalid(path.field("labels"), key, DnsNames.labelKey(key));
          invalid(path.field("labels"), value, DnsNames.labelValue(value));
        });
    forEachMember(
        metadata,
        "annotations",
        (key, value) -> invalid(path.field("annotations"), key, DnsNames.annotationKey(key)));
  }

  private void checkLists(JsonObject metadata, FieldPath path) {
    if (metadata.get("finalizers") instanceof JsonArray finalizers) {
      for (JsonValue finalizer : finalizers.items()) {
        if (finalizer instanceof JsonString name) {
          invalid(path.field("finalizers"), name.value(), DnsNames.labelKey(name.value()));
        }
      }
    }
    if (metadata.get("ownerReferences") instanceof JsonArray owners) {
      for (int i = 0; i < owners.items().size(); i++) {
        if (owners.items().get(i) instanceof JsonObject owner) {
          checkOwner(owner, path.field("ownerReferences").index(i));
        }
      }
    }
  }

  private void checkOwner(JsonObject owner, FieldPath path) {
    for (String name : List.of("apiVersion", "kind", "name", "uid")) {
      if (owner.text(name).isEmpty()) {
        errors.add(new ValueError(ValueError.Kind.REQUIRED, path.field(name), "must not be empty"));
      }
    }
  }

  private static void forEachMember(
      JsonObject metadata, String name, BiConsumer<String, String> action) {
    if (metadata.get(name) instanceof JsonObject map) {
      map.members().keySet().forEach(key -> action.accept(key, map.text(key)));
    }
  }

  private void invalid(FieldPath path, @Nullable String problem) {
    if (problem != null) {
      errors.add(new ValueError(ValueError.Kind.INVALID, path, problem));
    }
  }

  private void invalid(FieldPath path, String value, @Nullable String problem) {
    if (problem != null) {
      JsonString shown = new JsonString(value);
      errors.add(new ValueError(ValueError.Kind.INVALID, path, problem, shown));
    }
  }
}
