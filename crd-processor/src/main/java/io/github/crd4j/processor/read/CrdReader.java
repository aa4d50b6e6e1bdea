package io.github.crd4j.processor.read;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.model.VersionPriority;
import io.github.crd4j.plan.Directives;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** From the declarations of all versions of a resource to its CRD. */
public final class CrdReader {

  /**
   * A CRD as the source says it.
   *
   * @param crd the CRD
   * @param origins where each part of it was said
   * @param directives what members say of the conversion between its versions
   * @param marks where they say it
   * @param keyRules rules about the keys of maps, which are left out where they cost too much
   * @param coherent whether its versions agree, so that rules about the whole make sense
   */
  public record ReadCrd(
      Crd crd,
      CrdOrigins origins,
      Directives directives,
      ConversionMarks marks,
      Set<ValidationRule> keyRules,
      boolean coherent) {

    public ReadCrd {
      keyRules = Set.copyOf(keyRules);
    }
  }

  private final Reading reading;
  private final VersionReader versions;
  private final VersionAgreement agreement;
  private final ConversionReader conversions;

  public CrdReader(Reading reading) {
    this.reading = reading;
    this.versions = new VersionReader(reading);
    this.agreement = new VersionAgreement(reading);
    this.conversions = new ConversionReader(reading);
  }

  /**
   * Reads the CRD of {@code hub}, whose storage version it is or should be.
   *
   * @param hub the version from which the CRD takes what it has only once
   * @param others all other versions
   * @throws UnresolvedType if a type is missing, perhaps until another processor has made it
   */
  public ReadCrd read(ResourceDeclaration hub, List<ResourceDeclaration> others) {
    boolean agree = agreement.check(hub, others);
    List<ResourceDeclaration> all = new ArrayList<>(others);
    all.add(hub);
    all.sort(Comparator.comparing(ResourceDeclaration::version, VersionPriority.ORDER));
    CrdOrigins origins = new CrdOrigins(hub.origin(""));
    place(hub, origins);
    others.forEach(conversions::checkOther);
    ConversionMarks marks = new ConversionMarks(reading, origins, hub);
    List<CrdVersion> read = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      FieldPath path = FieldPath.of("spec", "versions").index(i);
      read.add(versions.read(all.get(i), path, origins, marks));
    }
    return new ReadCrd(
        new Crd(
            hub.crdName(),
            hub.labels(),
            conversions.annotations(hub),
            hub.group(),
            hub.names(),
            hub.scope(),
            read,
            conversions.read(hub, origins),
            false),
        origins,
        marks.directives(),
        marks,
        versions.keyRules(),
        agree);
  }

  private static void place(ResourceDeclaration hub, CrdOrigins origins) {
    FieldPath spec = FieldPath.of("spec");
    origins.place(FieldPath.of("metadata", "name"), hub.origin("plural"));
    origins.place(FieldPath.of("metadata", "labels"), hub.origin("labels"));
    origins.place(FieldPath.of("metadata", "annotations"), hub.origin("annotations"));
    origins.place(spec.field("group"), hub.origin("group"));
    origins.place(spec.field("scope"), hub.origin("scope"));
    for (String name :
        List.of("plural", "singular", "kind", "listKind", "shortNames", "categories")) {
      origins.place(spec.field("names").field(name), hub.origin(name));
    }
  }
}
