package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.AnnotationKeys;
import io.github.crd4j.conversion.kept.KeptAnnotations;
import io.github.crd4j.conversion.kept.KeptSink;
import io.github.crd4j.conversion.kept.KeptTree;
import io.github.crd4j.conversion.kept.KeptValue;
import io.github.crd4j.conversion.kept.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Predicate;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A whole object on its way: type and metadata are the API server's, all else is the mapping's.
 *
 * <p>Of the metadata nothing changes but our own annotations.
 */
final class ResourceConversion {
  private static final List<String> NOT_MAPPED = List.of("apiVersion", "kind", "metadata");

  private final SpokeConversion pair;
  private final Side from;
  private final KeptAnnotations sources;
  private final KeptAnnotations targets;

  ResourceConversion(SpokeConversion pair, Side from) {
    this.pair = pair;
    this.from = from;
    this.sources = annotations(from);
    this.targets = annotations(from.other());
  }

  private KeptAnnotations annotations(Side side) {
    return new KeptAnnotations(new AnnotationKeys(pair.version(side), pair.group()));
  }

  /** Converts an object, and uses it up. */
  ObjectNode convert(ObjectNode object) {
    ObjectNode metadata =
        object.get("metadata") instanceof ObjectNode known
            ? known
            : JsonNodeFactory.instance.objectNode();
    ObjectNode annotations =
        metadata.get("annotations") instanceof ObjectNode known
            ? known
            : JsonNodeFactory.instance.objectNode();
    boolean hadNone = annotations.isEmpty();

    OptionalInt lost = targets.overflow(annotations);
    if (lost.isPresent()) {
      refuseOrForget(lost.getAsInt(), annotations);
    }
    // What the source's own fields say is not repeated by annotations.
    sources.take(annotations, planned(from));
    sources.removeOverflow(annotations);
    KeptTree kept = targets.take(annotations, planned(from.other()));

    KeptSink sink = new KeptSink(0);
    ObjectNode target = JsonNodeFactory.instance.objectNode();
    target.put("apiVersion", pair.apiVersion(from.other()));
    target.put("kind", pair.kind());
    target.set("metadata", metadata);
    object.remove(NOT_MAPPED);
    JsonNode mapped = pair.mapping().convert(object, new Position(from, Path.ROOT, kept, sink));
    mapped.properties().forEach(p -> target.putIfAbsent(p.getKey(), p.getValue()));

    keep(sink.values(), annotations);
    if (!annotations.isEmpty()) {
      metadata.set("annotations", annotations);
    } else if (!hadNone) {
      metadata.remove("annotations");
    }
    return target;
  }

  private Predicate<KeptValue> planned(Side owner) {
    return kept ->
        kept.path().length() > 0 && pair.mapping().keeps(owner, kept.path().steps(), kept.value());
  }

  private void keep(List<KeptValue> values, ObjectNode annotations) {
    if (values.isEmpty() || sources.put(annotations, values)) {
      return;
    }
    if (from == Side.SPOKE) {
      throw new FieldRefusal(
          "annotations",
          "the %d values that only %s has are too large to be kept"
              .formatted(values.size(), pair.version(Side.SPOKE)));
    }
    sources.putOverflow(annotations, values.size());
  }

  /** What is not shown must not be taken for removed. */
  private void refuseOrForget(int lost, ObjectNode annotations) {
    if (from == Side.SPOKE) {
      throw new FieldRefusal(
          "annotations",
          ("%d values that only %s has are too large to be shown here, so the object can be changed"
                  + " in %s only")
              .formatted(lost, pair.version(Side.HUB), pair.version(Side.HUB)));
    }
    targets.removeOverflow(annotations);
  }
}
