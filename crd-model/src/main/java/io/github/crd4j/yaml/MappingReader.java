package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;

/**
 * Reads one mapping, with the key {@code <<} of YAML 1.1, which takes over the members of others.
 */
final class MappingReader {

  private final EventReader reader;
  private final Map<String, JsonValue> members = new LinkedHashMap<>();
  private final Located.Entries entries = new Located.Entries();

  /** Members that were taken over, and may still be given. */
  private final Set<String> merged = new HashSet<>();

  MappingReader(EventReader reader) {
    this.reader = reader;
  }

  Located read() throws YamlException {
    while (reader.hasEntry()) {
      NodeEvent keyEvent = reader.next();
      if (isMergeKey(keyEvent)) {
        merge();
      } else {
        member(keyEvent);
      }
    }
    return entries.of(new JsonObject(members));
  }

  private void member(NodeEvent keyEvent) throws YamlException {
    Position position = YamlReader.start(keyEvent);
    String key = Scalars.key(keyEvent, reader.read(keyEvent));
    if (members.containsKey(key) && !merged.remove(key)) {
      throw new YamlException(
          "duplicate key '" + key + "', which line " + entries.line(key) + " gives too", position);
    }
    Located value = reader.read(reader.next());
    members.put(key, value.value());
    entries.add(key, position, value);
  }

  private static boolean isMergeKey(NodeEvent event) {
    return event instanceof ScalarEvent scalar
        && scalar.getScalarStyle() == ScalarStyle.PLAIN
        && scalar.getValue().equals("<<");
  }

  private void merge() throws YamlException {
    NodeEvent event = reader.next();
    Located value = reader.read(event);
    List<Located> mappings = mappings(value);
    if (mappings.isEmpty()) {
      throw new YamlException(
          "merge key '<<' needs a mapping or a list of mappings", YamlReader.start(event));
    }
    for (Located mapping : mappings) {
      Map<String, JsonValue> others = ((JsonObject) mapping.value()).members();
      others.keySet().stream().filter(key -> !members.containsKey(key)).forEach(merged::add);
      members.putAll(others);
      entries.merge(mapping);
    }
  }

  /** The mappings that {@code value} is or lists, those that win over others last. */
  private static List<Located> mappings(Located value) {
    if (value.value() instanceof JsonObject) {
      return List.of(value);
    }
    List<Located> mappings = new ArrayList<>();
    if (value.value() instanceof JsonArray list) {
      for (int i = 0; i < list.items().size(); i++) {
        if (!(list.items().get(i) instanceof JsonObject mapping)) {
          return List.of();
        }
        mappings.add(new Located(mapping, value.places().below(i), value.size(), value.height()));
      }
      Collections.reverse(mappings);
    }
    return mappings;
  }
}
