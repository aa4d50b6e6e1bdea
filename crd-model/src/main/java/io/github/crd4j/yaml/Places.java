package io.github.crd4j.yaml;

import io.github.crd4j.model.FieldPath;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where the entries of an object or array stand, and those below them.
 *
 * <p>Files may have a million values: what is kept for one that has no entries is two numbers.
 */
final class Places {

  /** Of what has no entries. */
  static final Places NONE = new Places(new String[0], new int[0], new int[0], new Places[0]);

  private final String[] keys;
  private final int[] lines;
  private final int[] columns;
  private final Places[] below;

  /** Made when a member is looked for: thousands of findings may be about one object. */
  private @Nullable Map<String, Integer> indexes;

  private Places(String[] keys, int[] lines, int[] columns, Places[] below) {
    this.keys = keys;
    this.lines = lines;
    this.columns = columns;
    this.below = below;
  }

  /**
   * The place of the entry to which {@code path} leads, or of the last one on the way that exists.
   *
   * @param start where the whole value begins
   */
  Position locate(FieldPath path, Position start) {
    Position deepest = start;
    Places here = this;
    for (FieldPath.Step step : path.steps()) {
      int index = here.index(step);
      if (index < 0) {
        break;
      }
      deepest = here.position(index);
      here = here.below(index);
    }
    return deepest;
  }

  private int index(FieldPath.Step step) {
    if (step instanceof FieldPath.Index item) {
      return keys.length == 0 && item.index() < lines.length ? item.index() : -1;
    }
    String name =
        step instanceof FieldPath.Field field ? field.name() : ((FieldPath.Key) step).key();
    return indexes().getOrDefault(name, -1);
  }

  private Map<String, Integer> indexes() {
    Map<String, Integer> known = indexes;
    if (known == null) {
      known = new HashMap<>();
      // The last one counts: a merge key may be followed by its exceptions.
      for (int i = 0; i < keys.length; i++) {
        known.put(keys[i], i);
      }
      indexes = known;
    }
    return known;
  }

  /** The places of the entries of entry {@code index}. */
  Places below(int index) {
    return index < below.length ? below[index] : NONE;
  }

  private Position position(int index) {
    return new Position(lines[index], columns[index]);
  }

  /** Notes the entries of one object or array in their order. */
  static final class Builder {

    private String[] keys = {};
    private int[] lines = {};
    private int[] columns = {};
    private Places[] below = {};
    private int size;

    /**
     * The next entry stands at {@code position}.
     *
     * @param key null for an item
     */
    void add(@Nullable String key, Position position) {
      if (size == lines.length) {
        int capacity = Math.max(4, 2 * size);
        lines = Arrays.copyOf(lines, capacity);
        columns = Arrays.copyOf(columns, capacity);
      }
      if (key != null) {
        if (size >= keys.length) {
          keys = Arrays.copyOf(keys, lines.length);
        }
        keys[size] = key;
      }
      lines[size] = position.line();
      columns[size] = position.column();
      size++;
    }

    /** The places below the entry that was added last. */
    void setBelow(Places places) {
      if (places != NONE) {
        if (size > below.length) {
          int length = below.length;
          below = Arrays.copyOf(below, lines.length);
          Arrays.fill(below, length, below.length, NONE);
        }
        below[size - 1] = places;
      }
    }

    /** All entries of {@code merged}, one of which may be given again. */
    void addAll(Places merged) {
      for (int i = 0; i < merged.keys.length; i++) {
        add(merged.keys[i], merged.position(i));
        setBelow(merged.below(i));
      }
    }

    /** The line of the first entry {@code key}, or 0. */
    int line(String key) {
      int index = Arrays.asList(keys).indexOf(key);
      return index < 0 ? 0 : lines[index];
    }

    Places build() {
      return size == 0
          ? NONE
          : new Places(
              Arrays.copyOf(keys, Math.min(keys.length, size)),
              Arrays.copyOf(lines, size),
              Arrays.copyOf(columns, size),
              Arrays.copyOf(below, Math.min(below.length, size)));
    }
  }
}
