package io.github.crd4j.conversion.kept;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Collects the values to keep, with their paths below one object or item. */
public final class KeptSink {
  private final int base;
  private final List<KeptValue> values = new ArrayList<>();

  /**
   * A sink of values below a path.
   *
   * @param base the number of steps down to what the kept paths start from
   */
  public KeptSink(int base) {
    this.base = base;
  }

  /** Keeps a value. */
  public void keep(Path path, JsonNode value) {
    values.add(new KeptValue(base == 0 ? path : path.after(base), value));
  }

  /** All values, in the order in which they came. */
  public List<KeptValue> values() {
    return values;
  }
}
