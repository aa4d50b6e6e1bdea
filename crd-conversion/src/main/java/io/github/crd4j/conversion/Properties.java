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
    of(side).defaults.put(FieldPath.parse(path), value);
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

  /** Fills the defaults in objects that only that version has, where they are there. */
  void fillBelow(Side side, ObjectNode object) {
    of(side).defaults.entrySet().stream()
        .filter(entry -> entry.getKey().size() > 1)
        // An object that is itself a default comes before what is in it.
        .sorted(Comparator.comparingInt(entry -> entry.getKey().size()))
        .forEach(entry -> fill(side, object, entry.getKey(), entry.getValue()));
  }

  /** A value of this property less the defaults in it that {@link #fillBelow} brings back. */
  JsonNode withoutBelow(Side side, String name, JsonNode value) {
    List<List<Step>> below =
        of(side).defaults.keySet().stream()
            .filter(path -> path.size() > 1 && path.get(0).equals(new Step.Property(name)))
            // What is in an object goes before it.
            .sorted(Comparator.comparingInt((List<Step> path) -> path.size()).reversed())
            .toList();
    if (below.isEmpty()) {
      return value;
    }
    ObjectNode holder = JsonNodeFactory.instance.objectNode();
    holder.set(name, value.deepCopy());
    for (List<Step> path : below) {
      JsonNode json = of(side).defaults.get(path);
      if (json != null) {
        removeEqual(holder, path, json);
      }
    }
    return holder.get(name);
  }

  private void fill(Side side, ObjectNode object, List<Step> path, JsonNode value) {
    JsonNode at = object;
    for (int i = 0; i < path.size(); i++) {
      boolean isOwn =
          path.get(i) instanceof Step.Property property
              && (i > 0 || only(side).containsKey(property.name()));
      if (!isOwn || !(at instanceof ObjectNode holder)) {
        return;
      }
      String name = ((Step.Property) path.get(i)).name();
      if (i == path.size() - 1) {
        holder.putIfAbsent(name, value.deepCopy());
      } else {
        at = holder.get(name);
      }
    }
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
    of(side).defaults.forEach((path, json) -> removeEqual(plain, path, json));
    return plain;
  }

  private static void removeEqual(ObjectNode object, List<Step> path, JsonNode value) {
    JsonNode present = Places.find(object, path);
    if (present != null && CanonicalJson.same(present, value)) {
      Places.remove(object, path);
    }
  }

  private OneSide of(Side side) {
    return side == Side.SPOKE ? spoke : hub;
  }

  private static final class OneSide {
    final Map<String, Field> fields = new LinkedHashMap<>();
    final Map<String, Leaves> only = new LinkedHashMap<>();
    final Set<String> dropped = new HashSet<>();
    final Map<List<Step>, JsonNode> defaults = new LinkedHashMap<>();
    final Map<String, JsonNode> ownDefaults = new LinkedHashMap<>();
    private final Set<List<Step>> claimed = new HashSet<>();

    void collectOwnDefaults() {
      defaults.forEach(
          (path, value) -> {
            if (path.size() == 1
                && path.get(0) instanceof Step.Property property
                && only.containsKey(property.name())) {
              ownDefaults.put(property.name(), value);
            }
          });
    }

    void claim(String path, List<Step> steps) {
      if (!claimed.add(steps)) {
        throw new IllegalArgumentException("'" + path + "' is mapped twice");
      }
    }
  }
}
