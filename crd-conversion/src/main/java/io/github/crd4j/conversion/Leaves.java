package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * How a value that only one version has is split into kept values.
 *
 * <p>Each leaf travels in an annotation of its own, so that server-side apply can tell them apart:
 * the split follows what the API server merges. Scalars, sets and atomic lists, atomic maps and
 * untyped values are one leaf; objects, granular maps and list maps are split.
 */
public abstract sealed class Leaves permits WholeLeaf, ObjectLeaves, ListMapLeaves, NoLeaf {
  /** A string. */
  public static final Leaves STRING = whole(JsonNode::isString);

  /** An integer. */
  public static final Leaves INTEGER = whole(Leaves::isInteger);

  /** A number. */
  public static final Leaves NUMBER = whole(JsonNode::isNumber);

  /** True or false. */
  public static final Leaves BOOLEAN = whole(JsonNode::isBoolean);

  /** {@code x-kubernetes-int-or-string}. */
  public static final Leaves INT_OR_STRING = whole(value -> value.isString() || isInteger(value));

  /** A list that is merged as a whole: an atomic one, or a set. */
  public static final Leaves LIST = whole(JsonNode::isArray);

  /** An object or map that is merged as a whole: an atomic one. */
  public static final Leaves ATOMIC = whole(JsonNode::isObject);

  /** Any JSON, merged as a whole: a value whose schema says no more. */
  public static final Leaves ANY = whole(value -> true);

  Leaves() {}

  /** A part that is given up on purpose. */
  public static Leaves dropped() {
    return new NoLeaf();
  }

  /** An object without known properties; {@link #property} returns one with them. */
  public static Leaves object() {
    return new ObjectLeaves(Map.of(), ANY);
  }

  /** A granular map. */
  public static Leaves map(Leaves values) {
    return new ObjectLeaves(Map.of(), values);
  }

  /**
   * A list map. Its items are split; where their order is not that of their keys, it is one more
   * leaf. A list in which a key is missing or occurs twice is one leaf.
   *
   * @param keys of an item
   */
  public static Leaves listMap(List<String> keys, Leaves item) {
    return new ListMapLeaves(keys, item);
  }

  /**
   * These leaves with one more property; all that have no leaves of their own are one leaf each.
   *
   * @throws UnsupportedOperationException if these are not the leaves of an {@link #object}
   */
  public Leaves property(String name, Leaves leaves) {
    throw new UnsupportedOperationException("no object: property '" + name + "' cannot be added");
  }

  /** The same, where JSON null is a value too: {@code nullable: true}. */
  public abstract Leaves nullable();

  /** Keeps a value. */
  abstract void split(JsonNode value, Position position);

  /**
   * Puts together what was kept.
   *
   * @param present what the object itself says, which is never overwritten
   * @return null if there is nothing
   */
  abstract @Nullable JsonNode join(@Nullable JsonNode present, KeptTree kept);

  /** Whether a kept value has the type of the schema at its path. */
  abstract boolean accepts(List<Step> path, JsonNode value);

  private static Leaves whole(Predicate<JsonNode> type) {
    return new WholeLeaf(type, false);
  }

  private static boolean isInteger(JsonNode value) {
    return value.isNumber() && value.canConvertToExactIntegral();
  }
}
