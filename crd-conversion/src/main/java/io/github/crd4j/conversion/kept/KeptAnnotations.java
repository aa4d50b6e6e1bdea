package io.github.crd4j.conversion.kept;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.function.Predicate;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Takes one version's kept values out of an object's annotations, and puts them in. */
public final class KeptAnnotations {
  /** What the API server allows for all annotations of an object, keys and values together. */
  public static final int LIMIT = 262_144;

  private final AnnotationKeys keys;

  /** Of the values of one version. */
  public KeptAnnotations(AnnotationKeys keys) {
    this.keys = keys;
  }

  /**
   * Takes the values that are ours. What cannot be read, and what is not planned, stays as the
   * user's data.
   *
   * @param planned whether a value is one that is kept
   */
  public KeptTree take(ObjectNode annotations, Predicate<KeptValue> planned) {
    KeptTree tree = new KeptTree();
    for (String key : List.copyOf(annotations.propertyNames())) {
      if (key.startsWith(keys.prefix()) && annotations.path(key).isString()) {
        String text = annotations.path(key).stringValue();
        if (key.equals(keys.packed())) {
          unpack(text, annotations, planned, tree);
        } else {
          Optional<KeptValue> kept = read(text).filter(planned);
          if (kept.isPresent()) {
            tree.add(kept.get());
            annotations.remove(key);
          }
        }
      }
    }
    return tree;
  }

  private void unpack(
      String text, ObjectNode annotations, Predicate<KeptValue> planned, KeptTree tree) {
    List<KeptValue> values = Packing.unpack(text).orElse(List.of());
    if (values.isEmpty()) {
      return;
    }
    annotations.remove(keys.packed());
    for (KeptValue value : values) {
      if (planned.test(value)) {
        tree.add(value);
      } else {
        annotations.put(keys.of(value.path()), CanonicalJson.write(value.json()));
      }
    }
  }

  private static Optional<KeptValue> read(String text) {
    try {
      return KeptValue.read(CanonicalJson.read(text));
    } catch (JacksonException e) {
      return Optional.empty();
    }
  }

  /**
   * How many values found no room on the way to this object.
   *
   * @return empty if none did
   */
  public OptionalInt overflow(ObjectNode annotations) {
    String text = annotations.path(keys.overflow()).stringValue("");
    return text.matches("[1-9][0-9]{0,8}")
        ? OptionalInt.of(Integer.parseInt(text))
        : OptionalInt.empty();
  }

  /** Removes the note of an overflow, which means nothing in the version that has the fields. */
  public void removeOverflow(ObjectNode annotations) {
    if (overflow(annotations).isPresent()) {
      annotations.remove(keys.overflow());
    }
  }

  /**
   * Puts values in: one annotation each, or packed where they would take over half of the room that
   * other annotations leave.
   *
   * @return false, and nothing is put in, if there is no room
   */
  public boolean put(ObjectNode annotations, List<KeptValue> values) {
    TreeMap<String, String> single = new TreeMap<>();
    for (KeptValue value : values) {
      single.putIfAbsent(keys.of(value.path()), CanonicalJson.write(value.json()));
    }
    annotations.remove(single.keySet());
    int room = LIMIT - size(annotations);
    if (size(single) <= room / 2) {
      single.forEach(annotations::put);
      return true;
    }
    List<KeptValue> sorted = new ArrayList<>(values);
    sorted.sort((a, b) -> keys.of(a.path()).compareTo(keys.of(b.path())));
    Map<String, String> packed = Map.of(keys.packed(), Packing.pack(sorted));
    if (size(packed) > room) {
      return false;
    }
    packed.forEach(annotations::put);
    return true;
  }

  /** Notes that values found no room. */
  public void putOverflow(ObjectNode annotations, int count) {
    annotations.put(keys.overflow(), Integer.toString(count));
  }

  private static int size(ObjectNode annotations) {
    int size = 0;
    for (Map.Entry<String, JsonNode> annotation : annotations.properties()) {
      size += bytes(annotation.getKey()) + bytes(annotation.getValue().stringValue(""));
    }
    return size;
  }

  private static int size(Map<String, String> annotations) {
    return annotations.entrySet().stream()
        .mapToInt(annotation -> bytes(annotation.getKey()) + bytes(annotation.getValue()))
        .sum();
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }
}
