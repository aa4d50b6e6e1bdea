package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.CelValidator.Violation;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.cel.eval.DataValues;
import io.github.crd4j.cel.types.CelTypes;
import io.github.crd4j.cel.types.DeclType;
import io.github.crd4j.cel.types.StructTypes;
import io.github.crd4j.cel.value.OptionalValue;
import io.github.crd4j.cel.value.Value;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.regex.Regexes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The compiled rules of one node of a schema, and the nodes below it. */
public final class NodeProgram {

  private final Schema schema;
  private final boolean resourceRoot;
  private final List<RuleProgram> rules;
  private final Map<String, NodeProgram> properties = new TreeMap<>();
  private @Nullable NodeProgram values;
  private @Nullable NodeProgram items;

  private NodeProgram(Schema schema, boolean resourceRoot, List<RuleProgram> rules) {
    this.schema = schema;
    this.resourceRoot = resourceRoot;
    this.rules = rules;
  }

  /** The program of the schema of a whole resource. */
  public static NodeProgram compile(Schema root, KubernetesVersion version) {
    StructTypes structs = new StructTypes();
    NodeTypes types = NodeTypes.evaluated(new CelTypes(version, structs), root, true);
    return compile(types, new RuleCompiler(version, structs));
  }

  /** The program of a part of a schema, for a value that stands by itself. */
  public static NodeProgram compilePart(Schema part, KubernetesVersion version) {
    StructTypes structs = new StructTypes();
    NodeTypes types =
        NodeTypes.evaluated(new CelTypes(version, structs), part, part.isEmbeddedResource());
    return compile(types, new RuleCompiler(version, structs));
  }

  private static NodeProgram compile(NodeTypes node, RuleCompiler compiler) {
    Schema schema = node.schema();
    List<RuleProgram> rules = new ArrayList<>();
    for (ValidationRule rule : schema.validations()) {
      DeclType self = node.type();
      if (self == null) {
        rules.add(new RuleProgram(rule, "", null, "this value has no type", null));
      } else if (!rule.rule().isBlank()) {
        rules.add(compiler.compile(rule, self, schema));
      }
    }
    NodeProgram program = new NodeProgram(schema, node.isResourceRoot(), List.copyOf(rules));
    schema
        .properties()
        .forEach(
            (name, child) -> {
              NodeTypes property = node.child(new NodeTypes.Property(name), child);
              // What has no type is not looked at, nor is what is below it.
              if (property.type() != null) {
                program.properties.put(name, compile(property, compiler));
              }
            });
    SchemaOrBool additional = schema.additionalProperties();
    if (additional != null && additional.schema() != null) {
      NodeTypes child = node.child(new NodeTypes.Values(), additional.schema());
      program.values = compile(child, compiler);
    }
    Schema items = schema.items();
    if (items != null) {
      program.items = compile(node.child(new NodeTypes.Items(), items), compiler);
    }
    return program;
  }

  public Map<String, NodeProgram> properties() {
    return properties;
  }

  /** Of the values of a map, or null. */
  public @Nullable NodeProgram values() {
    return values;
  }

  /** Of the items of a list, or null. */
  public @Nullable NodeProgram items() {
    return items;
  }

  /** The fields by which items of old and new lists are matched; none if they are not. */
  public List<String> correlationKeys() {
    return "map".equals(schema.listType()) ? schema.listMapKeys() : List.of();
  }

  /**
   * Evaluates the rules of this node.
   *
   * @param budget what they may cost
   * @param regexes compiles their regular expressions
   * @return what is left of the budget, negative if no more rules may run
   */
  public long run(
      FieldPath path,
      JsonValue value,
      @Nullable JsonValue old,
      long budget,
      Regexes regexes,
      List<Violation> violations) {
    if (rules.isEmpty()) {
      return budget;
    }
    Value self = value(value);
    Value oldSelf = old == null ? null : value(old);
    long left = budget;
    for (RuleProgram rule : rules) {
      if (left < 0) {
        return left;
      }
      if (rule.transition() && !rule.optionalOldSelf() && oldSelf == null) {
        continue;
      }
      Value visibleOld =
          !rule.optionalOldSelf()
              ? oldSelf
              : oldSelf == null ? OptionalValue.NONE : new OptionalValue(oldSelf);
      left = rule.run(path, self, visibleOld, left, regexes, violations);
    }
    return left;
  }

  private Value value(JsonValue json) {
    return resourceRoot ? DataValues.ofResource(json, schema) : DataValues.of(json, schema);
  }
}
