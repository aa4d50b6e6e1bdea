package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonValue;
import org.jspecify.annotations.Nullable;

/**
 * A value, and where its entries stand.
 *
 * @param size how many values it is, with itself
 * @param height how many levels of objects and arrays it has
 */
record Located(JsonValue value, Places places, int size, int height) {

  static Located scalar(JsonValue value) {
    return new Located(value, Places.NONE, 1, 0);
  }

  /** Notes the entries of one object or array in their order. */
  static final class Entries {

    private final Places.Builder places = new Places.Builder();
    private int size = 1;
    private int height = 1;

    /**
     * {@code entry} stands at {@code position}.
     *
     * @param key null for an item
     */
    void add(@Nullable String key, Position position, Located entry) {
      places.add(key, position);
      places.setBelow(entry.places());
      count(entry);
    }

    /** The members of {@code merged} are taken over. */
    void merge(Located merged) {
      places.addAll(merged.places());
      count(merged);
    }

    private void count(Located entry) {
      size += entry.size();
      height = Math.max(height, entry.height() + 1);
    }

    /** The line of the entry {@code key}. */
    int line(String key) {
      return places.line(key);
    }

    Located of(JsonValue value) {
      return new Located(value, places.build(), size, height);
    }
  }
}
