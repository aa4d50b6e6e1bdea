package io.github.crd4j.rules;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.model.SchemaOrList;
import io.github.crd4j.regex.Regexes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A schema at its place in a CRD.
 *
 * <p>The nodes of one version form a tree, which is built once as it is walked.
 */
public final class SchemaNode {

  /** How a node hangs below its parent. */
  public enum Link {
    /** It has no parent. */
    ROOT,
    PROPERTY,
    ADDITIONAL_PROPERTIES,
    ITEMS,
    /** A branch of allOf, anyOf, oneOf or not. */
    BRANCH,
    /** Below a keyword that the API server refuses, but looks into. */
    DEFINITION
  }

  private final Crd crd;
  private final CrdVersion version;
  private final @Nullable SchemaNode parent;
  private final Link link;
  private final FieldPath path;
  private final Schema schema;
  private final Regexes regexes;
  private @Nullable List<SchemaNode> children;

  /** Most nodes have none. */
  private @Nullable Map<Class<?>, Object> derived;

  private SchemaNode(
      Crd crd,
      CrdVersion version,
      @Nullable SchemaNode parent,
      Link link,
      FieldPath path,
      Schema schema,
      Regexes regexes) {
    this.crd = crd;
    this.version = version;
    this.parent = parent;
    this.link = link;
    this.path = path;
    this.schema = schema;
    this.regexes = regexes;
  }

  /** The root of {@code version}'s schema, or null if it has none. */
  public static @Nullable SchemaNode root(Crd crd, int version) {
    CrdVersion held = crd.versions().get(version);
    Schema schema = held.schema();
    return schema == null
        ? null
        : new SchemaNode(
            crd, held, null, Link.ROOT, Crd.schemaPath(version), schema, new Regexes());
  }

  /** The CRD it stands in. */
  public Crd crd() {
    return crd;
  }

  /** The version whose schema it belongs to. */
  public CrdVersion version() {
    return version;
  }

  /** The node that holds this one; null for the root. */
  public @Nullable SchemaNode parent() {
    return parent;
  }

  public Link link() {
    return link;
  }

  /** Where it stands. */
  public FieldPath path() {
    return path;
  }

  /** What it says. */
  public Schema schema() {
    return schema;
  }

  /** Compiles the regular expressions of the whole tree. */
  public Regexes regexes() {
    return regexes;
  }

  /** What {@code work} makes of this node, which is done only once: several rules want the same. */
  public <T> T once(Class<T> kind, Supplier<T> work) {
    Map<Class<?>, Object> all = derived;
    if (all == null) {
      all = new HashMap<>(1);
      derived = all;
    }
    Object known = all.get(kind);
    if (known == null) {
      known = work.get();
      all.put(kind, known);
    }
    return kind.cast(known);
  }

  /** Whether this is the schema of the whole resource. */
  public boolean isRoot() {
    return parent == null;
  }

  /** Whether this node is the root or an embedded resource: has apiVersion, kind and metadata. */
  public boolean isResource() {
    return isRoot() || schema.isEmbeddedResource();
  }

  /** Whether this node stands in a branch of allOf, anyOf, oneOf or not, at whatever depth. */
  public boolean isInLogicalOperator() {
    return link == Link.BRANCH || (parent != null && parent.isInLogicalOperator());
  }

  /** Whether the API server can read the schema from here down as a structural one. */
  public boolean isReadable() {
    return StructuralView.isReadable(this);
  }

  /** Whether this node is the property {@code name} of its parent. */
  public boolean isProperty(String name) {
    return link == Link.PROPERTY && path.last().equals(new FieldPath.Key(name));
  }

  /** The place of {@code keyword} in this schema. */
  public FieldPath at(Keyword<?> keyword) {
    return path.field(keyword.keyword());
  }

  /**
   * What a message calls this node: the name of the property, {@code items of 'ports'}, {@code
   * anyOf[1] of 'spec'}, {@code the resource}.
   */
  public String displayName() {
    SchemaNode holder = parent;
    if (holder == null) {
      return "the resource";
    }
    return switch (link) {
      case PROPERTY ->
          path.last() instanceof FieldPath.Key key ? "'" + key.key() + "'" : holder.displayName();
      case ITEMS -> "items of " + holder.displayName();
      case ADDITIONAL_PROPERTIES -> "values of " + holder.displayName();
      case BRANCH -> branchName() + " of " + holder.displayName();
      default -> "a definition of " + holder.displayName();
    };
  }

  /** {@code anyOf[1]} or {@code not}. */
  private String branchName() {
    FieldPath holder = path.parent();
    if (path.last() instanceof FieldPath.Index index
        && holder != null
        && holder.last() instanceof FieldPath.Field operator) {
      return operator.name() + "[" + index.index() + "]";
    }
    return "not";
  }

  /** The nodes directly below this one, in the order of their keywords. */
  public List<SchemaNode> children() {
    List<SchemaNode> known = children;
    if (known == null) {
      known = List.copyOf(findChildren());
      children = known;
    }
    return known;
  }

  private List<SchemaNode> findChildren() {
    List<SchemaNode> found = new ArrayList<>();
    schema
        .properties()
        .forEach(
            (name, property) ->
                found.add(child(Link.PROPERTY, at(Keyword.PROPERTIES).key(name), property)));
    SchemaOrBool additional = schema.additionalProperties();
    if (additional != null && additional.schema() != null) {
      found.add(
          child(
              Link.ADDITIONAL_PROPERTIES, at(Keyword.ADDITIONAL_PROPERTIES), additional.schema()));
    }
    SchemaOrList items = schema.get(Keyword.ITEMS);
    if (items != null) {
      if (items.schema() != null) {
        found.add(child(Link.ITEMS, at(Keyword.ITEMS), items.schema()));
      }
      addAll(found, Link.ITEMS, at(Keyword.ITEMS), items.list());
    }
    addAll(found, Link.BRANCH, at(Keyword.ALL_OF), schema.allOf());
    addAll(found, Link.BRANCH, at(Keyword.ANY_OF), schema.anyOf());
    addAll(found, Link.BRANCH, at(Keyword.ONE_OF), schema.oneOf());
    Schema not = schema.not();
    if (not != null) {
      found.add(child(Link.BRANCH, at(Keyword.NOT), not));
    }
    addDefinitions(found, Keyword.DEFINITIONS);
    addDefinitions(found, Keyword.DEPENDENCIES);
    return found;
  }

  private void addAll(List<SchemaNode> found, Link how, FieldPath at, List<Schema> schemas) {
    for (int i = 0; i < schemas.size(); i++) {
      found.add(child(how, at.index(i), schemas.get(i)));
    }
  }

  private void addDefinitions(List<SchemaNode> found, Keyword<JsonValue> keyword) {
    if (schema.get(keyword) instanceof JsonObject definitions) {
      definitions
          .members()
          .forEach(
              (name, json) -> {
                if (json instanceof JsonObject) {
                  FieldPath at = at(keyword).key(name);
                  // Problems of decoding are reported when the whole CRD is read.
                  Schema definition = Schema.fromJson(json, at, (where, problem) -> {});
                  found.add(child(Link.DEFINITION, at, definition));
                }
              });
    }
  }

  private SchemaNode child(Link how, FieldPath at, Schema child) {
    return new SchemaNode(crd, version, this, how, at, child, regexes);
  }

  @Override
  public String toString() {
    return path.toString();
  }
}
