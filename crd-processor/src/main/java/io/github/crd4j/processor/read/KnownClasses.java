package io.github.crd4j.processor.read;

import io.github.crd4j.processor.jackson.PropertyFilter;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.lang.model.element.TypeElement;

/**
 * The schemas of classes without type arguments, each of which is the same wherever it is used.
 *
 * <p>Only nullness may tell a class in a spec from the same class elsewhere.
 */
final class KnownClasses {

  private record Use(TypeElement type, PropertyFilter filter, boolean withNullness) {}

  private final Presence presence;
  private final Map<Use, SchemaDraft> known = new HashMap<>();

  /** Those that would be another without nullness. */
  private final Set<SchemaDraft> different = Collections.newSetFromMap(new IdentityHashMap<>());

  KnownClasses(Presence presence) {
    this.presence = presence;
  }

  /** The schema of {@code type} behind {@code filter}; read by {@code reading} if not known. */
  SchemaDraft get(TypeElement type, PropertyFilter filter, Supplier<SchemaDraft> reading) {
    Use use = new Use(type, filter, presence.countsNullness());
    SchemaDraft draft = known.get(use);
    if (draft != null) {
      if (different.contains(draft)) {
        presence.repeatDifference();
      }
      return draft;
    }
    int before = presence.differences();
    draft = reading.get();
    known.put(use, draft);
    if (use.withNullness()) {
      if (presence.differences() == before) {
        known.putIfAbsent(new Use(type, filter, false), draft);
      } else {
        different.add(draft);
      }
    }
    return draft;
  }
}
