package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A value that code converts.
 *
 * <p>A value without an exact image is kept whole, and comes back if the image that it would have
 * now is what the other version shows.
 */
final class ConvertMapping extends ValueMapping {
  private final Hook up;
  private final Hook down;
  private final @Nullable JsonNode fallback;

  /**
   * From both ways.
   *
   * @param fallback what the spoke shows of a hub value that {@code down} cannot convert
   */
  ConvertMapping(Hook up, Hook down, @Nullable JsonNode fallback) {
    this.up = up;
    this.down = down;
    this.fallback = fallback;
  }

  @Override
  @Nullable JsonNode convert(JsonNode value, Position position) {
    if (value.isNull()) {
      return value;
    }
    JsonNode kept = position.kept().value();
    if (kept != null && accepts(position.target(), kept)) {
      JsonNode image = image(position.target(), kept);
      if (image != null && CanonicalJson.same(image, value)) {
        return kept;
      }
    }
    JsonNode converted =
        position.source() == Side.HUB ? image(Side.HUB, value) : asked(value, position);
    if (converted == null || !isImage(position.target(), converted, value)) {
      position.keep(value);
    }
    return converted;
  }

  private @Nullable JsonNode asked(JsonNode value, Position position) {
    try {
      return up.apply(value);
    } catch (RuntimeException e) {
      throw new FieldRefusal(position.path(), e);
    }
  }

  /** What the other version shows of a value; never fails for the hub's. */
  private @Nullable JsonNode image(Side side, JsonNode value) {
    try {
      return side == Side.HUB ? down.apply(value) : up.apply(value);
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      return side == Side.HUB && fallback != null ? fallback.deepCopy() : null;
    }
  }

  /** Whether the way back gives exactly the value that it came from. */
  private boolean isImage(Side side, JsonNode converted, JsonNode value) {
    JsonNode back = null;
    try {
      back = side == Side.HUB ? down.apply(converted) : up.apply(converted);
    } catch (RuntimeException | StackOverflowError | LinkageError | AssertionError e) {
      // Then the image alone does not give the value back.
    }
    return back != null && CanonicalJson.same(back, value);
  }

  @Override
  @Nullable JsonNode absent(Position position) {
    JsonNode kept = position.kept().value();
    return kept != null
            && accepts(position.target(), kept)
            && image(position.target(), kept) == null
        ? kept
        : null;
  }

  private boolean accepts(Side side, JsonNode value) {
    return side == Side.HUB ? down.accepts(value) : up.accepts(value);
  }

  @Override
  boolean keeps(Side owner, List<Step> path, JsonNode value) {
    return path.isEmpty() && accepts(owner, value);
  }

  @Override
  Optional<List<Step>> translate(Side side, List<Step> path) {
    return path.isEmpty() ? Optional.of(path) : Optional.empty();
  }

  @Override
  JsonNode withoutDefaults(Side side, JsonNode value) {
    return CopyMapping.withoutNulls(value);
  }

  /** Code for one way. */
  interface Hook extends UnaryOperator<@Nullable JsonNode> {
    /** Whether the value is of the type that the code takes. */
    boolean accepts(JsonNode value);
  }
}
