package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Step;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Pairs the values of a map by key. */
final class MapMapping extends ValueMapping {
  private final ValueMapping values;

  MapMapping(ValueMapping values) {
    this.values = values;
  }

  @Override
  JsonNode convert(JsonNode value, Position position) {
    if (!value.isObject()) {
      return value;
    }
    ObjectNode target = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> entry : value.properties()) {
      Step step = new Step.Property(entry.getKey());
      JsonNode converted = values.convert(entry.getValue(), position.at(step, step));
      if (converted != null) {
        target.set(entry.getKey(), converted);
      }
    }
    // A value that the source has no image for comes back with its key.
    for (Step step : position.kept().children().keySet()) {
      if (step instanceof Step.Property entry && !value.has(entry.name())) {
        JsonNode restored = values.absent(position.at(step, step));
        if (restored != null) {
          target.set(entry.name(), restored);
        }
      }
    }
    return target;
  }

  @Override
  @Nullable JsonNode absent(Position position) {
    return null;
  }

  @Override
  boolean keeps(Side owner, List<Step> path, JsonNode value) {
    return !path.isEmpty()
        && path.get(0) instanceof Step.Property
        && values.keeps(owner, path.subList(1, path.size()), value);
  }

  @Override
  Optional<List<Step>> translate(Side side, List<Step> path) {
    return path.isEmpty()
        ? Optional.of(path)
        : values
            .translate(side, path.subList(1, path.size()))
            .map(rest -> Steps.of(List.of(path.get(0)), rest));
  }

  @Override
  JsonNode withoutDefaults(Side side, JsonNode value) {
    if (!value.isObject()) {
      return value;
    }
    ObjectNode plain = JsonNodeFactory.instance.objectNode();
    value
        .properties()
        .forEach(
            entry -> {
              if (!entry.getValue().isNull()) {
                plain.set(entry.getKey(), values.withoutDefaults(side, entry.getValue()));
              }
            });
    return plain;
  }
}
