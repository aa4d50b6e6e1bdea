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
 * <p>Only nullness may tell a class in a spec from the same class elsewhere, and annotations for
 * some versions the class in one version from that in another.
 */
final class KnownClasses {

  private static final String ANY_VERSION = "*";

  private record Use(
      TypeElement type, PropertyFilter filter, boolean withNullness, String version) {}

  private final Presence presence;
  private final VersionContext version;
  private final Map<Use, SchemaDraft> known = new HashMap<>();

  /** Those that would be another without nullness. */
  private final Set<SchemaDraft> byNullness = Collections.newSetFromMap(new IdentityHashMap<>());

  /** Those that may be another in another version. */
  private final Set<SchemaDraft> byVersion = Collections.newSetFromMap(new IdentityHashMap<>());

  KnownClasses(Presence presence, VersionContext version) {
    this.presence = presence;
    this.version = version;
  }

  /** The schema of {@code type} behind {@code filter}; read by {@code reading} if not known. */
  SchemaDraft get(TypeElement type, PropertyFilter filter, Supplier<SchemaDraft> reading) {
    boolean withNullness = presence.countsNullness();
    SchemaDraft draft = known.get(new Use(type, filter, withNullness, ANY_VERSION));
    if (draft == null) {
      draft = known.get(new Use(type, filter, withNullness, version.version()));
    }
    if (draft == null) {
      return read(type, filter, withNullness, reading);
    }
    if (byNullness.contains(draft)) {
      presence.repeatDifference();
    }
    if (byVersion.contains(draft)) {
      version.repeatDifference();
    }
    return draft;
  }

  private SchemaDraft read(
      TypeElement type,
      PropertyFilter filter,
      boolean withNullness,
      Supplier<SchemaDraft> reading) {
    int nullnessBefore = presence.differences();
    int versionBefore = version.differences();
    SchemaDraft draft = reading.get();
    boolean ofVersion = version.differences() != versionBefore;
    String name = ofVersion ? version.version() : ANY_VERSION;
    known.put(new Use(type, filter, withNullness, name), draft);
    if (ofVersion) {
      byVersion.add(draft);
    }
    if (presence.differences() != nullnessBefore) {
      byNullness.add(draft);
    } else if (withNullness) {
      known.putIfAbsent(new Use(type, filter, false, name), draft);
    }
    return draft;
  }
}
