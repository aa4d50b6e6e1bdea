package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Step;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** An object or granular map, whose values are leaves of their own; an empty one is a leaf. */
final class ObjectLeaves extends Leaves {
  private final Map<String, Leaves> properties;
  private final Leaves others;
  private final boolean nullable;

  ObjectLeaves(Map<String, Leaves> properties, Leaves others) {
    this(properties, others, false);
  }

  private ObjectLeaves(Map<String, Leaves> properties, Leaves others, boolean nullable) {
    this.properties = properties;
    this.others = others;
    this.nullable = nullable;
  }

  @Override
  public Leaves property(String name, Leaves leaves) {
    Map<String, Leaves> more = new LinkedHashMap<>(properties);
    more.put(name, leaves);
    return new ObjectLeaves(more, others, nullable);
  }

  @Override
  public Leaves nullable() {
    return new ObjectLeaves(properties, others, true);
  }

  @Override
  void split(JsonNode value, Position position) {
    if (value.isNull() && !nullable) {
      return;
    }
    if (!value.isObject() || value.isEmpty()) {
      position.keep(value);
      return;
    }
    for (Map.Entry<String, JsonNode> property : value.properties()) {
      Step step = new Step.Property(property.getKey());
      leaves(property.getKey()).split(property.getValue(), position.at(step, step));
    }
  }

  @Override
  @Nullable JsonNode join(@Nullable JsonNode present, KeptTree kept) {
    if (present != null && !present.isObject()) {
      return present;
    }
    JsonNode whole = kept.value();
    if (kept.children().isEmpty()) {
      return present != null ? present : whole;
    }
    ObjectNode joined =
        present instanceof ObjectNode object ? object : JsonNodeFactory.instance.objectNode();
    kept.children()
        .forEach(
            (step, below) -> {
              if (step instanceof Step.Property property) {
                String name = property.name();
                JsonNode value = leaves(name).join(joined.get(name), below);
                if (value != null) {
                  joined.set(name, value);
                }
              }
            });
    return joined;
  }

  @Override
  boolean accepts(List<Step> path, JsonNode value) {
    if (path.isEmpty()) {
      return value.isNull() ? nullable : value.isObject() && value.isEmpty();
    }
    return path.get(0) instanceof Step.Property property
        && leaves(property.name()).accepts(path.subList(1, path.size()), value);
  }

  private Leaves leaves(String name) {
    return properties.getOrDefault(name, others);
  }
}
