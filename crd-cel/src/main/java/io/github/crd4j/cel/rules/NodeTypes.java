package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.types.CelTypes;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.model.CelIdentifier;
import io.github.crd4j.model.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The type of {@code self} at one node of a schema, and how often the node may occur.
 *
 * <p>Transliterated from {@code CELSchemaContext} in {@code
 * k8s.io/apiextensions-apiserver/pkg/apis/apiextensions/validation/cel_validation.go}. A node takes
 * its type from its parent where rules stand at the parent or above it, else it makes its own; the
 * two may differ in sizes.
 */
final class NodeTypes {

  private final CelTypes types;
  private final @Nullable NodeTypes parent;
  private final Schema schema;
  private final Step step;
  private final boolean resource;
  private final boolean evaluated;
  private final boolean ruled;
  private final @Nullable Long cardinality;
  private @Nullable DeclType type;
  private boolean typeMade;

  /** How one gets from a node to the node below it. */
  sealed interface Step {}

  /** To the property {@code name}. */
  record Property(String name) implements Step {}

  /** To the items of a list. */
  record Items() implements Step {}

  /** To the values of a map. */
  record Values() implements Step {}

  private NodeTypes(
      CelTypes types,
      @Nullable NodeTypes parent,
      Schema schema,
      Step step,
      boolean resource,
      boolean evaluated,
      @Nullable Long cardinality) {
    this.types = types;
    this.parent = parent;
    this.schema = schema;
    this.step = step;
    this.resource = resource;
    this.evaluated = evaluated;
    this.ruled = evaluated || !schema.validations().isEmpty() || (parent != null && parent.ruled);
    this.cardinality = cardinality;
  }

  /** The root of the schema of a whole resource, whose rules are compiled. */
  static NodeTypes root(CelTypes types, Schema schema) {
    return new NodeTypes(types, null, schema, new Property(""), true, false, 1L);
  }

  /**
   * A node whose rules are evaluated.
   *
   * <p>For that the server makes types from the top, not from the first node that has rules: what
   * is below a type without fields has none.
   *
   * @param resource whether it is the root of a resource
   */
  static NodeTypes evaluated(CelTypes types, Schema schema, boolean resource) {
    return new NodeTypes(types, null, schema, new Property(""), resource, true, 1L);
  }

  NodeTypes child(Step step, Schema child) {
    Long factor = Cardinality.of(schema);
    Long product =
        cardinality == null || factor == null ? null : Cardinality.multiply(cardinality, factor);
    return new NodeTypes(types, this, child, step, child.isEmbeddedResource(), evaluated, product);
  }

  Schema schema() {
    return schema;
  }

  @Nullable NodeTypes parent() {
    return parent;
  }

  Step step() {
    return step;
  }

  boolean isResourceRoot() {
    return resource;
  }

  /** How often the node may occur in an object, unsigned; null if a list or map has no bound. */
  @Nullable Long cardinality() {
    return cardinality;
  }

  /** The type of {@code self}, or null if rules cannot see values of this node. */
  @Nullable DeclType type() {
    if (!typeMade) {
      typeMade = true;
      type = makeType();
    }
    return type;
  }

  private @Nullable DeclType makeType() {
    if (parent == null || !parent.ruled) {
      return types.of(schema, isResourceRoot());
    }
    DeclType parentType = parent.type();
    String name = step instanceof Property property ? CelIdentifier.of(property.name()) : "";
    if (name == null && evaluated) {
      return types.of(schema, isResourceRoot());
    }
    if (parentType == null) {
      return null;
    }
    if (step instanceof Property) {
      DeclType field = name == null ? null : parentType.fields().get(name);
      return field == null && !evaluated ? types.of(schema, isResourceRoot()) : field;
    }
    // None below a scalar that has items all the same.
    return parentType.element();
  }
}
