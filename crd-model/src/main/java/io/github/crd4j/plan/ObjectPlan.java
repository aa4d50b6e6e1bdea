package io.github.crd4j.plan;

import io.github.crd4j.json.JsonValue;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * How an object of the spoke and the one of the hub that corresponds are converted.
 *
 * @param bindings fields that both have
 * @param hubOnly fields that are kept on the way down
 * @param spokeOnly fields that are kept on the way up
 * @param lost fields that are dropped
 * @param spokeDefaults defaults in the spoke, by path: of properties, where items are recognised by
 *     content; and in objects that only the spoke has
 * @param hubDefaults defaults of properties in the hub, likewise
 * @param open whether unknown fields are copied
 */
public record ObjectPlan(
    List<Binding> bindings,
    List<Kept> hubOnly,
    List<Kept> spokeOnly,
    List<Lost> lost,
    Map<String, JsonValue> spokeDefaults,
    Map<String, JsonValue> hubDefaults,
    boolean open) {

  /**
   * A field that both versions have.
   *
   * @param spoke where it is below the object of the spoke
   * @param hub where it is below the object of the hub
   */
  public record Binding(PlanPath spoke, PlanPath hub, ValuePlan value) {

    boolean isTrivial() {
      return spoke.equals(hub) && value instanceof ValuePlan.Copied;
    }
  }

  /**
   * A field that one version has.
   *
   * @param leaves how it is taken apart
   * @param defaultValue what the spoke shows where nothing is kept; null for nothing
   */
  public record Kept(String name, Leaves leaves, @Nullable JsonValue defaultValue) {}

  /**
   * A field that is dropped.
   *
   * @param name the property
   * @param onHub whether the hub has it, else the spoke
   */
  public record Lost(String name, boolean onHub, String because) {}

  public ObjectPlan {
    bindings = List.copyOf(bindings);
    hubOnly = List.copyOf(hubOnly);
    spokeOnly = List.copyOf(spokeOnly);
    lost = List.copyOf(lost);
    spokeDefaults = Collections.unmodifiableMap(new TreeMap<>(spokeDefaults));
    hubDefaults = Collections.unmodifiableMap(new TreeMap<>(hubDefaults));
  }

  /** Whether both objects are the same JSON. */
  public boolean isTrivial() {
    return bindings.stream().allMatch(Binding::isTrivial)
        && hasNoOnly()
        && spokeDefaults.isEmpty()
        && hubDefaults.isEmpty();
  }

  private boolean hasNoOnly() {
    return hubOnly.isEmpty() && spokeOnly.isEmpty() && lost.isEmpty();
  }

  /**
   * Whether nothing is lost if the JSON is taken as it is, values that a version refuses included.
   */
  boolean isSameShape() {
    return hasNoOnly()
        && bindings.stream()
            .allMatch(
                binding -> binding.spoke().equals(binding.hub()) && isSameShape(binding.value()));
  }

  private static boolean isSameShape(ValuePlan value) {
    ObjectPlan inner = value.inner();
    if (inner != null) {
      return inner.isSameShape();
    }
    return value instanceof ValuePlan.Copied || value instanceof ValuePlan.Shown;
  }
}
