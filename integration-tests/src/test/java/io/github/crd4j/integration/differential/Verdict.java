package io.github.crd4j.integration.differential;

import io.github.crd4j.json.JsonValue;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What somebody makes of a CRD or an object.
 *
 * @param fields that are to blame, as the API server prints them; empty if there is nothing wrong;
 *     {@link #UNREADABLE} if it cannot be decoded
 * @param stored what is stored, null if it is refused
 * @param words all that was said, for a report
 */
record Verdict(Set<String> fields, @Nullable JsonValue stored, String words) {

  static final Set<String> UNREADABLE = Set.of("decode");

  /** Of a server that fails over the input, whose verdict thus is as good as any. */
  static final Set<String> NO_ANSWER = Set.of("no answer");

  Verdict {
    fields = Set.copyOf(fields);
  }

  boolean agreesWith(Verdict other) {
    if (fields.equals(NO_ANSWER) || other.fields.equals(NO_ANSWER)) {
      return true;
    }
    return fields.equals(other.fields)
        && (stored == null ? other.stored == null : stored.equals(other.stored));
  }

  @Override
  public String toString() {
    return new TreeSet<>(fields)
        + (stored == null ? "" : " stores " + Wire.text(stored))
        + (words.isEmpty() ? "" : "\n      " + words.replace("\n", "\n      "));
  }
}
