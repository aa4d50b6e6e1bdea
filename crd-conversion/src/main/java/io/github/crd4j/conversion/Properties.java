package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import io.github.crd4j.conversion.kept.Step;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What is declared of the properties of an object: the same table from either side. */
final class Properties {
  private final List<Field> fields = new ArrayList<>();
  private final OneSide spoke = new OneSide();
  private final OneSide hub = new OneSide();

  void addField(String spokePath, String hubPath, ValueMapping value) {
    Field field = new Field(FieldPath.parse(spokePath), FieldPath.parse(hubPath), value);
    spoke.claim(spokePath, field.spoke());
    hub.claim(hubPath, field.hub());
    fields.add(field);
    for (Side side : Side.values()) {
      if (!field.isDeep(side)) {
        of(side).fields.put(field.name(side), field);
      }
    }
  }

  void addOnly(Side side, String name, Leaves leaves) {
    of(side).only.put(claimed(side, name), leaves);
  }

  void addDropped(Side side, String name) {
    of(side).dropped.add(claimed(side, name));
  }

  void addDefault(Side side, String path, JsonNode value) {
    of(side).defaults.add(PropertyDefault.parse(path, value));
  }

  private String claimed(Side side, String path) {
    List<Step> steps = FieldPath.parse(path);
    if (steps.size() != 1) {
      throw new IllegalArgumentException("not a name: '" + path + "'");
    }
    of(side).claim(path, steps);
    return ((Step.Property) steps.get(0)).name();
  }

  /** What fields are moved out of, and is not declared, has nothing else that we know. */
  void close() {
    for (Side side : Side.values()) {
      of(side).collectOwnDefaults();
      for (Field field : fields) {
        String name = field.name(side);
        if (field.isDeep(side)
            && !of(side).fields.containsKey(name)
            && !of(side).dropped.contains(name)) {
          of(side).only.computeIfAbsent(name, n -> container(field.path(side)));
        }
      }
    }
  }

  private static Leaves container(List<Step> path) {
    return path.get(1) instanceof Step.Item item
        ? Leaves.listMap(List.copyOf(item.keys().keySet()), Leaves.object())
        : Leaves.object();
  }

  List<Field> fields() {
    return fields;
  }

  @Nullable Field field(Side side, String name) {
    return of(side).fields.get(name);
  }

  Map<String, Leaves> only(Side side) {
    return of(side).only;
  }

  boolean isDropped(Side side, String name) {
    return of(side).dropped.contains(name);
  }

  /** Whether that version has a property of this name. */
  boolean knows(Side side, String name) {
    OneSide one = of(side);
    return one.fields.containsKey(name) || one.only.containsKey(name) || one.dropped.contains(name);
  }

  /** The defaults of properties that only that version has; not to be changed. */
  Map<String, JsonNode> ownDefaults(Side side) {
    return of(side).ownDefaults;
  }

  /** Whether the server makes the default of this property of a value, or it is the default. */
  boolean isOwnDefault(Side side, String name, JsonNode value) {
    JsonNode own = ownDefaults(side).get(name);
    if (own == null) {
      return false;
    }
    ObjectNode holder = JsonNodeFactory.instance.objectNode();
    holder.set(name, value.deepCopy());
    fillBelow(side, holder);
    return CanonicalJson.same(own, holder.get(name));
  }

  /** Fills the defaults below properties that only that version has, where those are there. */
  void fillBelow(Side side, ObjectNode object) {
    of(side).defaults.stream()
        .filter(below -> below.depth() > 1 && only(side).containsKey(below.name()))
        // An object that is itself a default comes before what is in it.
        .sorted(Comparator.comparingInt(PropertyDefault::depth))
        .forEach(below -> below.fill(object));
  }

  /** A value of this property less the defaults in it that {@link #fillBelow} brings back. */
  JsonNode withoutBelow(Side side, String name, JsonNode value) {
    List<PropertyDefault> defaults =
        of(side).defaults.stream()
            .filter(below -> below.depth() > 1 && below.name().equals(name))
            // What is in an object goes before it.
            .sorted(Comparator.comparingInt(PropertyDefault::depth).reversed())
            .toList();
    if (defaults.isEmpty()) {
      return value;
    }
    ObjectNode holder = JsonNodeFactory.instance.objectNode();
    holder.set(name, value.deepCopy());
    defaults.forEach(below -> below.remove(holder));
    return holder.get(name);
  }

  boolean keeps(Side owner, List<Step> path, JsonNode value) {
    if (!(path.get(0) instanceof Step.Property first)) {
      return false;
    }
    Leaves leaves = only(owner).get(first.name());
    if (leaves != null && leaves.accepts(path.subList(1, path.size()), value)) {
      return true;
    }
    for (Field field : fields) {
      List<Step> at = field.path(owner);
      if (path.size() >= at.size() && path.subList(0, at.size()).equals(at)) {
        List<Step> below = path.subList(at.size(), path.size());
        // Where the target has no room for a moved value, it is kept as it is.
        if (field.value().keeps(owner, below, value) || (below.isEmpty() && field.isMoved())) {
          return true;
        }
      }
    }
    return path.size() == 1 && !knows(owner, first.name()) && knows(owner.other(), first.name());
  }

  Optional<List<Step>> translate(Side side, List<Step> path) {
    Field field = path.get(0) instanceof Step.Property first ? field(side, first.name()) : null;
    return field == null
        ? Optional.empty()
        : field
            .value()
            .translate(side, path.subList(1, path.size()))
            .map(rest -> Steps.of(field.path(side.other()), rest));
  }

  JsonNode withoutDefaults(Side side, ObjectNode value) {
    ObjectNode plain = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> property : value.properties()) {
      if (!property.getValue().isNull()) {
        Field field = field(side, property.getKey());
        ValueMapping mapping = field == null ? CopyMapping.COPY : field.value();
        plain.set(property.getKey(), mapping.withoutDefaults(side, property.getValue()));
      }
    }
    of(side).defaults.forEach(own -> own.remove(plain));
    return plain;
  }

  private OneSide of(Side side) {
    return side == Side.SPOKE ? spoke : hub;
  }

  private static final class OneSide {
    final Map<String, Field> fields = new LinkedHashMap<>();
    final Map<String, Leaves> only = new LinkedHashMap<>();
    final Set<String> dropped = new HashSet<>();
    final List<PropertyDefault> defaults = new ArrayList<>();
    final Map<String, JsonNode> ownDefaults = new LinkedHashMap<>();
    private final Set<List<Step>> claimed = new HashSet<>();

    void collectOwnDefaults() {
      for (PropertyDefault own : defaults) {
        if (own.depth() == 1 && only.containsKey(own.name())) {
          ownDefaults.put(own.name(), own.value());
        }
      }
    }

    void claim(String path, List<Step> steps) {
      if (!claimed.add(steps)) {
        throw new IllegalArgumentException("'" + path + "' is mapped twice");
      }
    }
  }
}
