package io.github.crd4j.testing.objects;

import io.github.crd4j.cel.CelValidator;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.IdentityHashMap;
import java.util.Map;

/** Asks the rules of one place of a schema about a value, before there is a whole object. */
final class NodeRules {

  private static final String MEMBER = "value";

  private final IdentityHashMap<Schema, CelValidator> validators = new IdentityHashMap<>();

  /** Whether the rules of {@code schema} and what is in it hold for {@code value}. */
  boolean hold(Schema schema, JsonValue value) {
    if (schema.validations().isEmpty()) {
      return true;
    }
    CelValidator validator = validators.computeIfAbsent(schema, NodeRules::compile);
    return validator.validate(new JsonObject(Map.of(MEMBER, value)), null).isEmpty();
  }

  // As the value of a map: at the root of a schema, rules would see apiVersion, kind and metadata.
  private static CelValidator compile(Schema schema) {
    Schema wrapper =
        Schema.ofType("object").with(Keyword.ADDITIONAL_PROPERTIES, SchemaOrBool.of(schema));
    return CelValidator.of(wrapper, KubernetesVersion.NEWEST_KNOWN);
  }
}
