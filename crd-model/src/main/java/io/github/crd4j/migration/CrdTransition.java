package io.github.crd4j.migration;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.VersionPriority;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The CRDs between an old and a new one. */
final class CrdTransition {

  private final Crd old;
  private final Crd now;

  CrdTransition(Crd old, Crd now) {
    this.old = old;
    this.now = now;
  }

  /** Whether applying {@code next} would leave {@code current} as it is. */
  static boolean isDone(Crd next, Crd current) {
    return spec(next).equals(spec(current))
        && current.labels().entrySet().containsAll(next.labels().entrySet())
        && current.annotations().entrySet().containsAll(next.annotations().entrySet());
  }

  private static JsonValue spec(Crd crd) {
    return Objects.requireNonNull(crd.withDefaults().toJson().get("spec"));
  }

  /** The names of versions that the new CRD no longer has, in order of priority. */
  List<String> removed() {
    return old.versions().stream()
        .map(CrdVersion::name)
        .filter(name -> now.version(name) == null)
        .sorted(VersionPriority.ORDER)
        .toList();
  }

  /** All versions of both, what was served still served, stored in {@code storage}. */
  Crd both(String storage) {
    return union(
        version -> {
          CrdVersion before = old.version(version.name());
          boolean served = version.served() || (before != null && before.served());
          return with(version, served, version.name().equals(storage));
        });
  }

  /** All versions of both, of which those that go are served no more. */
  Crd unserved(String storage) {
    return union(
        version ->
            with(
                version,
                version.served() && now.version(version.name()) != null,
                version.name().equals(storage)));
  }

  private Crd union(UnaryOperator<CrdVersion> adapt) {
    List<CrdVersion> versions =
        Stream.concat(
                now.versions().stream(),
                old.versions().stream().filter(version -> now.version(version.name()) == null))
            .map(adapt)
            .sorted(Comparator.comparing(CrdVersion::name, VersionPriority.ORDER))
            .toList();
    return new Crd(
        now.name(),
        now.labels(),
        now.annotations(),
        now.group(),
        now.names(),
        now.scope(),
        versions,
        // The new CRD may have one version only, which nothing converts.
        removed().isEmpty() || now.conversion() != null ? now.conversion() : old.conversion(),
        now.preserveUnknownFields());
  }

  private static CrdVersion with(CrdVersion version, boolean served, boolean storage) {
    return new CrdVersion(
        version.name(),
        served,
        storage,
        version.deprecated(),
        version.deprecationWarning(),
        version.schema(),
        version.status(),
        version.scale(),
        version.printerColumns(),
        version.selectableFields());
  }
}
