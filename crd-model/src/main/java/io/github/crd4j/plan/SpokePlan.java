package io.github.crd4j.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * How objects of one version, the spoke, and of the storage version, the hub, are converted.
 *
 * @param spoke name of the version
 * @param hub name of the storage version
 * @param root the plan of whole objects, less {@code apiVersion}, {@code kind} and {@code metadata}
 * @param rows the table of all fields
 * @param dropped what was dropped by annotation
 */
public record SpokePlan(
    String spoke, String hub, ObjectPlan root, List<Row> rows, Set<Drop> dropped) {

  public SpokePlan {
    rows = List.copyOf(rows);
    dropped = Set.copyOf(dropped);
  }

  /** Whether nothing is lost if only {@code apiVersion} is changed. */
  public boolean isSameShape() {
    return root.isSameShape();
  }

  /** Whether values of the hub are kept in annotations of the objects that the spoke shows. */
  public boolean keepsHubValues() {
    return keeps(root, true);
  }

  /** Whether values of the spoke are kept in annotations of the objects that the hub shows. */
  public boolean keepsSpokeValues() {
    return keeps(root, false);
  }

  private static boolean keeps(ObjectPlan object, boolean hub) {
    return !(hub ? object.hubOnly() : object.spokeOnly()).isEmpty()
        || object.bindings().stream().anyMatch(binding -> keeps(binding, hub));
  }

  private static boolean keeps(ObjectPlan.Binding binding, boolean hub) {
    // Where the other side has no room for a moved value it is kept.
    boolean moved = binding.spoke().size() > 1 || binding.hub().size() > 1;
    ValuePlan value = binding.value();
    ObjectPlan inner = value.inner();
    if (moved || value instanceof ValuePlan.Hook) {
      return true;
    } else if (inner != null) {
      return keeps(inner, hub);
    }
    return hub
        ? value instanceof ValuePlan.Shown || value instanceof ValuePlan.SingleToList
        : value instanceof ValuePlan.ListToSingle;
  }

  /** The hooks that code has to write, in the order of the table. */
  public List<ValuePlan.Hook> hooks() {
    List<ValuePlan.Hook> hooks = new ArrayList<>();
    collect(root, hooks);
    return hooks;
  }

  private static void collect(ObjectPlan object, List<ValuePlan.Hook> hooks) {
    for (ObjectPlan.Binding binding : object.bindings()) {
      ObjectPlan inner = binding.value().inner();
      if (binding.value() instanceof ValuePlan.Hook hook) {
        hooks.add(hook);
      } else if (inner != null) {
        collect(inner, hooks);
      }
    }
  }
}
