package io.github.crd4j.rules.structure;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What the logical operators of the root mention must be declared outside of them ({@code
 * apiserver/schema/complete.go}).
 */
public final class FieldOnlyInLogicalOperator implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.ALL_OF, Keyword.ANY_OF, Keyword.ONE_OF, Keyword.NOT);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (node.isRoot()) {
      checkBranches(node.schema(), node.schema(), node.path(), node.path(), report);
    }
  }

  /** Compares the operators of {@code holder} with {@code spine}, the declaration of the value. */
  private static void checkBranches(
      Schema holder, Schema spine, FieldPath spinePath, FieldPath path, Report report) {
    Schema not = holder.not();
    if (not != null) {
      checkBranch(not, spine, spinePath, path.field("not"), report);
    }
    checkAll(holder.allOf(), spine, spinePath, path.field("allOf"), report);
    checkAll(holder.anyOf(), spine, spinePath, path.field("anyOf"), report);
    checkAll(holder.oneOf(), spine, spinePath, path.field("oneOf"), report);
  }

  private static void checkAll(
      List<Schema> branches, Schema spine, FieldPath spinePath, FieldPath path, Report report) {
    for (int i = 0; i < branches.size(); i++) {
      checkBranch(branches.get(i), spine, spinePath, path.index(i), report);
    }
  }

  private static void checkBranch(
      Schema branch, @Nullable Schema spine, FieldPath spinePath, FieldPath path, Report report) {
    if (spine == null) {
      report.error(
          spinePath,
          "'" + name(spinePath) + "' is only mentioned in a logical operator",
          ServerAnswer.required("because it is defined in " + path),
          "declare it outside as well, with its type");
      return;
    }
    checkBranches(branch, spine, spinePath, path, report);
    Schema items = branch.items();
    if (items != null) {
      checkBranch(items, spine.items(), spinePath.field("items"), path.field("items"), report);
    }
    branch
        .properties()
        .forEach(
            (name, property) ->
                checkBranch(
                    property,
                    spine.properties().get(name),
                    spinePath.field("properties").key(name),
                    path.field("properties").key(name),
                    report));
  }

  private static String name(FieldPath path) {
    return path.last() instanceof FieldPath.Key key ? key.key() : "items";
  }
}
