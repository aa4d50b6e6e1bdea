package io.github.crd4j.processor.types;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Types of the Java clients for Kubernetes whose JSON is not that of their members. */
public final class KubernetesTypes implements TypeMapping {

  private static final Set<String> INT_OR_STRING =
      Set.of(
          "io.fabric8.kubernetes.api.model.IntOrString", "io.kubernetes.client.custom.IntOrString");

  private static final Set<String> QUANTITY =
      Set.of("io.fabric8.kubernetes.api.model.Quantity", "io.kubernetes.client.custom.Quantity");

  private static final Set<String> WHOLE_OBJECT =
      Set.of(
          "io.fabric8.kubernetes.api.model.GenericKubernetesResource",
          "io.fabric8.kubernetes.api.model.HasMetadata",
          "io.fabric8.kubernetes.api.model.KubernetesResource",
          "io.kubernetes.client.common.KubernetesObject",
          "io.kubernetes.client.util.generic.dynamic.DynamicKubernetesObject");

  private static final Set<String> ANY_OBJECT =
      Set.of(
          "io.fabric8.kubernetes.api.model.FieldsV1",
          "io.fabric8.kubernetes.api.model.runtime.RawExtension",
          "io.fabric8.kubernetes.api.model.RawExtension");

  /** The texts that Kubernetes reads as a quantity. */
  static final String QUANTITY_PATTERN =
      "^(\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))"
          + "(([KMGTPE]i)|[numkMGTPE]|([eE](\\+|-)?(([0-9]+(\\.[0-9]*)?)|(\\.[0-9]+))))?$";

  @Override
  public @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader) {
    if (!name.startsWith("io.fabric8.") && !name.startsWith("io.kubernetes.")) {
      return null;
    }
    SchemaDraft draft = SchemaDraft.at(place);
    if (INT_OR_STRING.contains(name)) {
      makeIntOrString(draft);
    } else if (QUANTITY.contains(name)) {
      makeIntOrString(draft);
      draft.set(Keyword.PATTERN, QUANTITY_PATTERN);
    } else if (WHOLE_OBJECT.contains(name)) {
      draft.set(Keyword.TYPE, "object");
      draft.set(Keyword.EMBEDDED_RESOURCE, true);
      draft.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    } else if (ANY_OBJECT.contains(name)) {
      draft.set(Keyword.TYPE, "object");
      draft.set(Keyword.PRESERVE_UNKNOWN_FIELDS, true);
    } else {
      return null;
    }
    return draft;
  }

  /**
   * Makes {@code draft} take an integer or a string, in the one form that the API server allows.
   */
  public static void makeIntOrString(SchemaDraft draft) {
    draft.remove(Keyword.TYPE);
    draft.remove(Keyword.FORMAT);
    draft.remove(Keyword.PRESERVE_UNKNOWN_FIELDS);
    draft.set(Keyword.INT_OR_STRING, true);
    draft.set(Keyword.ANY_OF, List.of(Schema.ofType("integer"), Schema.ofType("string")));
  }
}
