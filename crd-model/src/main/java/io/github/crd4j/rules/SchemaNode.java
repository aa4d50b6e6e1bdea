package io.github.crd4j.rules;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A schema at its place in a CRD.
 *
 * @param crd the CRD it stands in
 * @param version the version whose schema it belongs to
 * @param parent the node that holds this one; null for the root
 * @param path where it stands
 * @param schema what it says
 */
public record SchemaNode(
    Crd crd, CrdVersion version, @Nullable SchemaNode parent, FieldPath path, Schema schema) {

  /** Whether this is the schema of the whole resource. */
  public boolean isRoot() {
    return parent == null;
  }

  /** The place of {@code keyword} in this schema. */
  public FieldPath at(Keyword<?> keyword) {
    return path.field(keyword.keyword());
  }

  /**
   * What a message calls this node: the name of the property, {@code items of 'ports'}, {@code the
   * resource}.
   */
  public String displayName() {
    SchemaNode holder = parent;
    if (holder == null) {
      return "the resource";
    }
    List<FieldPath.Step> steps = path.steps();
    FieldPath.Step last = steps.get(steps.size() - 1);
    if (last instanceof FieldPath.Key key) {
      return "'" + key.key() + "'";
    }
    if (last instanceof FieldPath.Field field && field.name().equals("items")) {
      return "items of " + holder.displayName();
    }
    if (last instanceof FieldPath.Field field && field.name().equals("additionalProperties")) {
      return "values of " + holder.displayName();
    }
    return "a branch of " + holder.displayName();
  }

  /** Calls {@code action} for each node directly below this one. */
  public void forEachChild(Consumer<SchemaNode> action) {
    schema.forEachChild(
        path,
        (childPath, child) -> action.accept(new SchemaNode(crd, version, this, childPath, child)));
  }
}
