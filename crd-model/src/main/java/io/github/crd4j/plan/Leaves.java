package io.github.crd4j.plan;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** How a kept value is taken apart, so that each part is kept by itself. */
public sealed interface Leaves {

  /** One leaf: a scalar of a type of JSON Schema, or {@code int-or-string}. */
  record Scalar(String type) implements Leaves {}

  /** One leaf, whatever is in it: {@code array}, {@code object}, or {@code any}. */
  record Whole(String type) implements Leaves {}

  /** A leaf or more for each property. */
  record Properties(Map<String, Leaves> properties) implements Leaves {
    public Properties {
      properties = Collections.unmodifiableMap(new TreeMap<>(properties));
    }
  }

  /** A leaf or more for each entry of a map. */
  record Entries(Leaves values) implements Leaves {}

  /** A leaf or more for each item of a list with keys. */
  record Items(List<String> keys, Leaves item) implements Leaves {
    public Items {
      keys = List.copyOf(keys);
    }
  }

  /** Nothing: it is dropped. */
  record Dropped() implements Leaves {}

  /** The same, where JSON null is a value too. */
  record Nullable(Leaves leaves) implements Leaves {}
}
