package io.github.crd4j.json;

import org.jspecify.annotations.Nullable;

/** Hears where the parts of a JSON text stand, in their order, while it is read. */
public interface JsonOutline {

  /** Wants to know nothing. */
  JsonOutline NONE =
      new JsonOutline() {
        @Override
        public void open() {}

        @Override
        public void entry(@Nullable String key, int offset) {}

        @Override
        public void close() {}
      };

  /** An object or array begins; until it is closed, the entries are its own. */
  void open();

  /**
   * A member or an item comes next.
   *
   * @param key of the member; null for an item
   * @param offset the index of its first character, for a member that of its key
   */
  void entry(@Nullable String key, int offset);

  /** What was opened last ends. */
  void close();
}
