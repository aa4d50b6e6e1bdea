package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.jackson.Accessor.Kind;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * Joins a field with accessors whose implicit name differs only in case, under the field's name
 * (Jackson 3's {@code FIX_FIELD_NAME_UPPER_CASE_PREFIX}).
 */
final class CaseRepair {

  private CaseRepair() {}

  static void apply(Map<String, Candidate> candidates) {
    List<Candidate> lonely = new ArrayList<>(0);
    for (Candidate candidate : candidates.values()) {
      if (startsUnusually(candidate.name)
          && !candidate.has(Kind.GETTER)
          && !candidate.has(Kind.SETTER)
          && !candidate.isExplicitlyNamed()) {
        lonely.add(candidate);
      }
    }
    for (Candidate candidate : lonely) {
      join(candidate, candidates);
    }
  }

  private static void join(Candidate lonely, Map<String, Candidate> candidates) {
    Iterator<Candidate> others = candidates.values().iterator();
    while (others.hasNext()) {
      Candidate other = others.next();
      if (other != lonely && !other.has(Kind.FIELD) && other.name.equalsIgnoreCase(lonely.name)) {
        others.remove();
        lonely.append(other);
        return;
      }
    }
  }

  /** Whether the first or second character is not a lower-case letter. */
  private static boolean startsUnusually(String name) {
    return (name.length() > 1 && !Character.isLowerCase(name.charAt(1)))
        || (!name.isEmpty() && !Character.isLowerCase(name.charAt(0)));
  }
}
