package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.Step;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A container that is empty before a field is moved into it: the source has it, though the way back
 * would take it for one that the move made.
 *
 * @param path in the target
 */
record Bare(List<Step> path) {
  /** All of them on the way to these fields. */
  static List<Bare> in(ObjectNode target, Collection<Field> fields, Side to) {
    Set<List<Step>> paths = new LinkedHashSet<>();
    for (Field field : fields) {
      List<Step> path = field.path(to);
      for (int length = 1; length < path.size(); length++) {
        JsonNode holder = Places.find(target, path.subList(0, length));
        if (holder != null && holder.isObject() && Places.isBare(holder, path.get(length - 1))) {
          paths.add(path.subList(0, length));
        }
      }
    }
    return paths.stream().map(Bare::new).toList();
  }

  /** Keeps that the source has it. */
  void keep(Properties properties, Position position) {
    JsonNode empty = JsonNodeFactory.instance.objectNode();
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
