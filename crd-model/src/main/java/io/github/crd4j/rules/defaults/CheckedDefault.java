package io.github.crd4j.rules.defaults;

import io.github.crd4j.admission.EmbeddedMetadata;
import io.github.crd4j.admission.Pruner;
import io.github.crd4j.admission.SchemaValidator;
import io.github.crd4j.admission.ValueError;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.regex.RegexTooCostlyException;
import io.github.crd4j.rules.SchemaNode;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A default that the API server checks when the CRD is created ({@code
 * apiserver/schema/defaulting/validation.go}).
 *
 * @param node where it is declared
 * @param value the default
 * @param resource the resource around the node, which may be the node itself
 * @param isInMeta whether the node stands in apiVersion, kind or metadata of that resource
 */
public record CheckedDefault(
    SchemaNode node, JsonValue value, SchemaNode resource, boolean isInMeta) {

  private static final Set<String> META = Set.of("apiVersion", "kind", "metadata");

  /** The default of {@code node}, or null if it has none or none that is checked. */
  public static @Nullable CheckedDefault of(SchemaNode node) {
    JsonValue value = node.schema().defaultValue();
    if (value == null || node.isInLogicalOperator()) {
      return null;
    }
    boolean isInMeta = false;
    SchemaNode at = node;
    while (!at.isResource()) {
      SchemaNode parent = at.parent();
      if (parent == null || at.link() == SchemaNode.Link.ADDITIONAL_PROPERTIES) {
        return null;
      }
      isInMeta = parent.isResource() && META.stream().anyMatch(at::isProperty);
      at = parent;
    }
    return isReached(at) ? new CheckedDefault(node, value, at, isInMeta) : null;
  }

  private static boolean isReached(SchemaNode node) {
    SchemaNode parent = node.parent();
    return parent == null
        || (node.link() != SchemaNode.Link.ADDITIONAL_PROPERTIES && isReached(parent));
  }

  /** Where it stands. */
  public FieldPath path() {
    return node.at(Keyword.DEFAULT);
  }

  /** Whether it is a value that the node may have, as far as its schema can say. */
  public boolean isSound() {
    return metadataErrors().isEmpty() && valueErrors().isEmpty();
  }

  private boolean isResource() {
    return node.isResource();
  }

  /** The fields that would be pruned. */
  List<FieldPath> unknownFields() {
    return isInMeta
        ? List.of()
        : Pruner.prune(value, node.schema(), path(), isResource()).removed();
  }

  /** What is wrong with the metadata of resources in the default, or that it becomes part of. */
  List<ValueError> metadataErrors() {
    return isInMeta
        ? EmbeddedMetadata.check(surrounding(), resource.schema(), FieldPath.ROOT, true)
        : EmbeddedMetadata.check(value, node.schema(), path(), isResource());
  }

  private record ValueErrors(List<ValueError> all) {}

  /** What is wrong with the value. */
  List<ValueError> valueErrors() {
    return node.once(
            ValueErrors.class,
            () -> {
              // Metadata has only the fields that it can have by now.
              JsonValue coerced =
                  isInMeta ? value : EmbeddedMetadata.coerce(value, node.schema(), isResource());
              return new ValueErrors(valueErrors(coerced, node, SchemaValidator.Subject.DEFAULT));
            })
        .all();
  }

  /**
   * What is wrong with {@code value} as a default of {@code node}; nothing if that takes more work
   * than is done, which the node's {@link SchemaNode#regexes} know then.
   */
  static List<ValueError> valueErrors(
      JsonValue value, SchemaNode node, SchemaValidator.Subject subject) {
    try {
      return SchemaValidator.validate(
          value, node.schema(), node.at(Keyword.DEFAULT), subject, node.regexes());
    } catch (RegexTooCostlyException e) {
      return List.of();
    }
  }

  /** The least resource that has the default in its place. */
  private JsonValue surrounding() {
    JsonValue around = value;
    SchemaNode at = node;
    while (at != resource) {
      around =
          at.path().last() instanceof FieldPath.Key key
              ? JsonObject.EMPTY.with(key.key(), around)
              : new JsonArray(List.of(around));
      SchemaNode parent = at.parent();
      if (parent == null) {
        break;
      }
      at = parent;
    }
    JsonObject object = around instanceof JsonObject given ? given : JsonObject.EMPTY;
    object =
        object.get("kind") == null ? object.with("kind", new JsonString("Validation")) : object;
    return object.get("apiVersion") == null
        ? object.with("apiVersion", new JsonString("validation/v1"))
        : object;
  }
}
