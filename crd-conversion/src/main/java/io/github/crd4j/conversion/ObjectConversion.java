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

/** One object on its way from one version to the other. */
final class ObjectConversion {
  private final Properties properties;
  private final Position position;
  private final Side from;
  private final Side to;
  private final ObjectNode source;
  private final ObjectNode target = JsonNodeFactory.instance.objectNode();

  /** Values whose place in the target is deeper than one name, with the fields they are of. */
  private final Map<Field, JsonNode> deep = new LinkedHashMap<>();

  /** What those values were in the source, for the case that there is no room for them. */
  private final Map<Field, JsonNode> sources = new LinkedHashMap<>();

  ObjectConversion(Properties properties, Position position, ObjectNode source) {
    this.properties = properties;
    this.position = position;
    this.from = position.source();
    this.to = position.target();
    this.source = source;
  }

  ObjectNode target() {
    MovedItems order = MovedItems.before(source, properties.fields(), from, to);
    Map<Field, JsonNode> taken = takeDeep();
    order.keep(source, position);
    for (Map.Entry<String, JsonNode> property : source.properties()) {
      convert(property.getKey(), property.getValue());
    }
    taken.forEach(this::convert);
    for (Field field : properties.fields()) {
      if (!taken.containsKey(field) && (field.isDeep(from) || !source.has(field.name(from)))) {
        place(field, restored(field));
      }
    }
    placeDeep();
    joinOnly();
    order.restore(target, position);
    if (from == Side.HUB) {
      properties
          .ownDefaults(to)
          .forEach((name, value) -> target.putIfAbsent(name, value.deepCopy()));
      properties.fillBelow(to, target);
    }
    return target;
  }

  /** Before anything else: what is left belongs to what it was taken out of. */
  private Map<Field, JsonNode> takeDeep() {
    Map<Field, JsonNode> taken = new LinkedHashMap<>();
    for (Field field : properties.fields()) {
      if (field.isDeep(from)) {
        JsonNode value = Places.take(source, field.path(from));
        if (value != null) {
          taken.put(field, value);
        }
      }
    }
    return taken;
  }

  private void convert(String name, JsonNode value) {
    Field field = properties.field(from, name);
    Leaves leaves = properties.only(from).get(name);
    if (field != null) {
      convert(field, value);
    } else if (leaves != null) {
      keep(name, leaves, value);
    } else if (!properties.isDropped(from, name)) {
      if (properties.knows(to, name)) {
        step(name).keep(value);
      } else {
        target.set(name, value);
      }
    }
  }

  private void convert(Field field, JsonNode value) {
    if (field.isDeep(to)) {
      sources.put(field, field.value() == CopyMapping.COPY ? value : value.deepCopy());
    }
    place(field, field.value().convert(value, at(field)));
  }

  private void keep(String name, Leaves leaves, JsonNode value) {
    if (from == Side.SPOKE && properties.isOwnDefault(from, name, value)) {
      return;
    }
    JsonNode kept = from == Side.SPOKE ? properties.withoutBelow(from, name, value) : value;
    leaves.split(kept, step(name));
  }

  private void place(Field field, @Nullable JsonNode value) {
    if (value != null) {
      if (field.isDeep(to)) {
        deep.put(field, value);
      } else {
        target.set(field.name(to), value);
      }
    }
  }

  /** What was kept of a field that the source does not show. */
  private @Nullable JsonNode restored(Field field) {
    Position at = at(field);
    JsonNode value = field.value().absent(at);
    return value == null && field.isMoved() ? at.kept().value() : value;
  }

  private void joinOnly() {
    properties
        .only(to)
        .forEach(
            (name, leaves) -> {
              KeptTree kept = position.kept().child(new Step.Property(name));
              JsonNode joined = kept.isEmpty() ? null : leaves.join(target.get(name), kept);
              if (joined != null) {
                target.set(name, joined);
              }
            });
    position
        .kept()
        .children()
        .forEach(
            (step, kept) -> {
              JsonNode value = kept.value();
              if (value != null
                  && step instanceof Step.Property property
                  && !properties.knows(to, property.name())) {
                target.putIfAbsent(property.name(), value);
              }
            });
  }

  private void placeDeep() {
    List<Bare> bare = deep.isEmpty() ? List.of() : Bare.in(target, deep.keySet(), to);
    deep.forEach(
        (field, value) -> {
          if (!Places.put(target, field.path(to), value)) {
            at(field).keep(sources.getOrDefault(field, value));
          }
        });
    // The way back takes what it takes all from for made by the fields alone.
    bare.forEach(container -> container.keep(properties, position));
  }

  private Position at(Field field) {
    return position.at(field.path(from), field.path(to));
  }

  private Position step(String name) {
    Step step = new Step.Property(name);
    return position.at(step, step);
  }
}
