package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A value that is one leaf. */
final class WholeLeaf extends Leaves {
  private final Predicate<JsonNode> type;
  private final boolean nullable;

  WholeLeaf(Predicate<JsonNode> type, boolean nullable) {
    this.type = type;
    this.nullable = nullable;
  }

  @Override
  public Leaves nullable() {
    return new WholeLeaf(type, true);
  }

  @Override
  void split(JsonNode value, Position position) {
    // Of a null that the schema does not allow nothing would be left in any case.
    if (nullable || !value.isNull()) {
      position.keep(value);
    }
  }

  @Override
  @Nullable JsonNode join(@Nullable JsonNode present, KeptTree kept) {
    JsonNode whole = kept.value();
    if (present instanceof ObjectNode object && whole instanceof ObjectNode rest) {
      // A field was moved into it, and it was kept without that field.
      fill(object, rest);
    }
    return present != null ? present : whole;
  }

  private static void fill(ObjectNode object, ObjectNode rest) {
    for (Map.Entry<String, JsonNode> property : rest.properties()) {
      JsonNode value = object.get(property.getKey());
      if (value == null) {
        object.set(property.getKey(), property.getValue());
      } else if (value instanceof ObjectNode below
          && property.getValue() instanceof ObjectNode more) {
        fill(below, more);
      }
    }
  }

  @Override
  boolean accepts(List<Step> path, JsonNode value) {
    return path.isEmpty() && (value.isNull() ? nullable : type.test(value));
  }
}
