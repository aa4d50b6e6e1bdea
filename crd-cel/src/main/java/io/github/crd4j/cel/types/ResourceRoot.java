package io.github.crd4j.cel.types;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What rules always see of a whole resource, whatever its schema says.
 *
 * <p>Transliterated from {@code WithTypeAndObjectMeta} in {@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/schema/cel/model/schemas.go}.
 */
public final class ResourceRoot {

  private static final long MAX_NAME = 253;
  private static final int NAMES_CAPPED_SINCE = 37;

  private ResourceRoot() {}

  /** {@code schema} with apiVersion, kind, metadata.name and metadata.generateName. */
  public static Schema withTypeAndObjectMeta(Schema schema, KubernetesVersion version) {
    Map<String, Schema> properties = schema.properties();
    Schema metadata = properties.getOrDefault("metadata", Schema.EMPTY);
    if (isString(properties.get("kind"))
        && isString(properties.get("apiVersion"))
        && metadata.isType("object")
        && isString(metadata.properties().get("name"))
        && isString(metadata.properties().get("generateName"))) {
      return schema;
    }
    Map<String, Schema> completed = new TreeMap<>(properties);
    Schema string = Schema.ofType("string");
    completed.put("kind", string);
    completed.put("apiVersion", string);
    Map<String, Schema> declared = metadata.properties();
    Schema seenMetadata =
        Schema.ofType("object")
            .with(
                Keyword.PROPERTIES,
                Map.of(
                    "name", name(declared.get("name"), MAX_NAME, version),
                    "generateName", name(declared.get("generateName"), MAX_NAME - 1, version)));
    completed.put("metadata", seenMetadata);
    return schema.with(Keyword.PROPERTIES, completed);
  }

  private static Schema name(@Nullable Schema declared, long maxLength, KubernetesVersion version) {
    Schema string = Schema.ofType("string");
    if (!version.isAtLeast(NAMES_CAPPED_SINCE)) {
      return string;
    }
    Long declaredLength = declared == null ? null : declared.maxLength();
    return string.with(
        Keyword.MAX_LENGTH,
        declaredLength == null ? maxLength : Math.min(declaredLength, maxLength));
  }

  private static boolean isString(@Nullable Schema schema) {
    return schema != null && schema.isType("string");
  }
}
