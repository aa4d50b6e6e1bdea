package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Step;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A container that is empty before a field is moved into it: the source has it, though the way back
 * would take it for one that the move made.
 *
 * @param path in the target
 * @param empty the container
 */
record Bare(List<Step> path, JsonNode empty) {
  /** All of them on the way to these fields. */
  static List<Bare> in(ObjectNode target, Collection<Field> fields, Side to) {
    Map<List<Step>, JsonNode> found = new LinkedHashMap<>();
    for (Field field : fields) {
      List<Step> path = field.path(to);
      for (int length = 1; length < path.size(); length++) {
        JsonNode holder = Places.find(target, path.subList(0, length));
        if (holder != null && Places.isBare(holder, path.get(length - 1))) {
          found.put(
              path.subList(0, length),
              holder.isArray()
                  ? JsonNodeFactory.instance.arrayNode()
                  : JsonNodeFactory.instance.objectNode());
        }
      }
    }
    return found.entrySet().stream()
        .map(holder -> new Bare(holder.getKey(), holder.getValue()))
        .toList();
  }

  /** Keeps that the source has it. */
  void keep(Properties properties, Position position) {
    Optional<List<Step>> inSource = properties.translate(position.target(), path);
    inSource
        .filter(steps -> properties.keeps(position.source(), steps, empty))
        .ifPresent(
            steps ->
                new Position(
                        position.source(),
                        position.path().then(steps),
                        new KeptTree(),
                        position.sink())
                    .keep(empty));
  }
}
