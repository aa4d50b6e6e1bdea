package io.github.crd4j.processor.read;

import io.github.crd4j.processor.resource.ResourceDeclaration;
import java.util.List;
import java.util.function.Function;

/** Checks that all versions of a CRD say the same of what it has only once. */
final class VersionAgreement {

  private record Shared(String member, Function<ResourceDeclaration, Object> value) {}

  private static final List<Shared> SHARED =
      List.of(
          new Shared("group", ResourceDeclaration::group),
          new Shared("scope", ResourceDeclaration::scope),
          new Shared("kind", declaration -> declaration.names().kind()),
          new Shared("plural", declaration -> declaration.names().plural()),
          new Shared("singular", declaration -> declaration.names().singular()),
          new Shared("listKind", declaration -> declaration.names().listKind()),
          new Shared("shortNames", declaration -> declaration.names().shortNames()),
          new Shared("categories", declaration -> declaration.names().categories()));

  private final Reading reading;

  VersionAgreement(Reading reading) {
    this.reading = reading;
  }

  /** Reports what does not agree; false if there was something. */
  boolean check(ResourceDeclaration hub, List<ResourceDeclaration> others) {
    boolean agree = true;
    for (ResourceDeclaration other : others) {
      boolean sameKind = true;
      for (Shared shared : SHARED) {
        // The names follow from the kind: one cause, one message.
        if (sameKind) {
          boolean same = agrees(shared, hub, other);
          agree &= same;
          sameKind = same || !shared.member().equals("kind");
        }
      }
      if (other.storage() && hub.storage()) {
        agree = false;
        reading.report(
            SourceRule.StorageVersionNotUnique,
            other.origin("storage"),
            describe(other) + " is a storage version, but so is " + describe(hub),
            "objects are stored in exactly one version of a CRD",
            "say storage = false on the one that is not");
      }
    }
    if (!hub.storage() && others.stream().noneMatch(ResourceDeclaration::storage)) {
      agree = false;
      reading.report(
          SourceRule.StorageVersionNotUnique,
          hub.origin("storage"),
          "no version of " + hub.names().kind() + " is the storage version",
          "objects are stored in exactly one version of a CRD");
    }
    return agree;
  }

  private boolean agrees(Shared shared, ResourceDeclaration hub, ResourceDeclaration other) {
    Object expected = shared.value().apply(hub);
    Object actual = shared.value().apply(other);
    if (expected.equals(actual)) {
      return true;
    }
    reading.report(
        SourceRule.VersionsDisagree,
        other.origin(shared.member()),
        describe(other)
            + " has the "
            + shared.member()
            + " '"
            + actual
            + "', but "
            + describe(hub)
            + " has '"
            + expected
            + "'",
        "a CRD has one " + shared.member() + " for all its versions");
    return false;
  }

  private static String describe(ResourceDeclaration declaration) {
    return declaration.version() + " " + declaration.names().kind();
  }
}
