package io.github.crd4j.plan;

import io.github.crd4j.json.JsonValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a value of a field is converted that both versions have. */
public sealed interface ValuePlan {

  /** The plan of the objects that the value is, or consists of; null if it is none of these. */
  default @Nullable ObjectPlan inner() {
    return null;
  }

  /** The JSON is the same. */
  record Copied() implements ValuePlan {}

  /** Property by property. */
  record ObjectValue(ObjectPlan object) implements ValuePlan {
    @Override
    public ObjectPlan inner() {
      return object;
    }
  }

  /**
   * Item by item of a list of objects with keys.
   *
   * @param spokeKeys names of the keys in the spoke
   * @param hubKeys the same keys as the hub calls them
   */
  record ListMapValue(List<String> spokeKeys, List<String> hubKeys, ObjectPlan item)
      implements ValuePlan {
    @Override
    public ObjectPlan inner() {
      return item;
    }
  }

  /** Item by item of a list of objects. */
  record ListValue(ObjectPlan item) implements ValuePlan {
    @Override
    public ObjectPlan inner() {
      return item;
    }
  }

  /** Value by value of a map of objects. */
  record MapValue(ObjectPlan value) implements ValuePlan {
    @Override
    public ObjectPlan inner() {
      return value;
    }
  }

  /**
   * The JSON is the same if the spoke can show it.
   *
   * @param limit what the spoke can show
   * @param fallback what it shows for the rest; null only where a finding says that it is missing
   */
  record Shown(Limit limit, @Nullable JsonValue fallback) implements ValuePlan {}

  /** One value in the spoke is a list of one in the hub. */
  record SingleToList() implements ValuePlan {}

  /** A list in the spoke is its first item in the hub. */
  record ListToSingle() implements ValuePlan {}

  /**
   * Code converts.
   *
   * @param spoke where in the spoke
   * @param hub where in the hub
   * @param fallback what the spoke shows if the code fails; null for nothing
   */
  record Hook(PlanPath spoke, PlanPath hub, @Nullable JsonValue fallback) implements ValuePlan {}

  /** What the JSON of a value must be. */
  sealed interface Limit {

    /** One of these. */
    record OneOf(List<JsonValue> values) implements Limit {}

    /** An integer of 32 bits. */
    record Int32() implements Limit {}

    /** Of this type of JSON Schema: {@code integer} or {@code string}. */
    record OfType(String type) implements Limit {}

    /** A list or map of which each element fits {@code element}. */
    record Each(Limit element) implements Limit {}
  }
}
