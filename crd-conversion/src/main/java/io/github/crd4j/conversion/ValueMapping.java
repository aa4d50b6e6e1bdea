package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * How a value that both versions have is mapped.
 *
 * <p>No mapping fails on a value of another type than it is for, null among them: it passes as it
 * is.
 */
public abstract sealed class ValueMapping
    permits CopyMapping, ConvertMapping, ListMapping, MapMapping, ObjectMapping {
  ValueMapping() {}

  /** The same JSON in both versions. */
  public static ValueMapping copy() {
    return CopyMapping.COPY;
  }

  /** An object, property by property. */
  public static ValueMapping object(Consumer<ObjectMapping> properties) {
    return ObjectMapping.declared(properties);
  }

  /**
   * A list map, whose items are paired by key.
   *
   * @param keys of an item, under the same names in both versions
   */
  public static ValueMapping listMap(List<String> keys, ValueMapping item) {
    return new ListMapping(keys, keys, item);
  }

  /**
   * A list map, whose items are paired by keys that the versions name differently.
   *
   * @param spokeKeys of an item in the spoke
   * @param hubKeys of an item in the hub, in the same order
   */
  public static ValueMapping listMap(
      List<String> spokeKeys, List<String> hubKeys, ValueMapping item) {
    return new ListMapping(spokeKeys, hubKeys, item);
  }

  /** Any other list, whose items are paired by position. */
  public static ValueMapping list(ValueMapping item) {
    return new ListMapping(List.of(), List.of(), item);
  }

  /** A map, whose values are paired by key. */
  public static ValueMapping map(ValueMapping value) {
    return new MapMapping(value);
  }

  /**
   * The target's value.
   *
   * @param value of the source, which the mapping may change and use; possibly JSON null
   * @return the value, or null where the target shows none
   */
  abstract @Nullable JsonNode convert(JsonNode value, Position position);

  /** The target's value where the source has none. */
  abstract @Nullable JsonNode absent(Position position);

  /**
   * Whether this mapping keeps such a value of that version.
   *
   * @param owner the version that has the field
   * @param path below the value that this maps
   */
  abstract boolean keeps(Side owner, List<Step> path, JsonNode value);

  /**
   * Where a part of this value is in the other version; empty if it has none.
   *
   * @param side the version that the path is of
   */
  abstract Optional<List<Step>> translate(Side side, List<Step> path);

  /** The value less what the server may add to it in that version, or take from it. */
  abstract JsonNode withoutDefaults(Side side, JsonNode value);
}
