package io.github.crd4j.processor.conversion;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.plan.ConversionPlan;
import io.github.crd4j.plan.Drop;
import io.github.crd4j.plan.PlanRule;
import io.github.crd4j.plan.Row;
import io.github.crd4j.plan.SpokePlan;
import io.github.crd4j.processor.read.CrdReader.ReadCrd;
import io.github.crd4j.processor.read.Reading;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Severity;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import org.jspecify.annotations.Nullable;

/** Plans the conversion between the versions of one CRD, and writes the classes that do it. */
public final class ConversionMaker {

  /** The class of the library that generated classes extend. */
  static final String LIBRARY = "io.github.crd4j.conversion.SpokeConversion";

  /** What matters only where a webhook converts. */
  private static final Set<String> ABOUT_WEBHOOKS =
      Set.of(PlanRule.FallbackMissing.name(), PlanRule.StorageNotPreferred.name());

  private static final int NAMED_FIELDS = 4;

  private final Reading reading;
  private final Filer filer;
  private final GeneratedConversions generated;
  private final boolean wanted;

  /**
   * @param generated takes what was generated
   * @param wanted whether conversions are generated where the library is there
   */
  public ConversionMaker(
      Reading reading, Filer filer, GeneratedConversions generated, boolean wanted) {
    this.reading = reading;
    this.filer = filer;
    this.generated = generated;
    this.wanted = wanted;
  }

  /**
   * Plans the conversion and reports what is wrong with it.
   *
   * @return the plan; null if there is nothing to convert
   */
  public @Nullable ConversionPlan plan(
      ResourceDeclaration hub, List<ResourceDeclaration> others, ReadCrd read) {
    Crd crd = read.crd();
    if (others.isEmpty()
        && read.directives().mappings().isEmpty()
        && read.directives().drops().isEmpty()) {
      return null;
    }
    ConversionPlan plan = ConversionPlan.of(crd, read.directives());
    List<Drop> used = new ArrayList<>();
    plan.spokes().forEach(spoke -> used.addAll(spoke.dropped()));
    read.marks().reportUnused(used);
    boolean hasWebhook = crd.conversion() != null;
    boolean generates = hasWebhook && generates();
    boolean lost = !hasWebhook && !plan.isSameShape();
    for (Finding finding : plan.findings()) {
      boolean aboutAnnotation = finding.place().toString().startsWith("conversions");
      boolean matters = hasWebhook ? generates : !lost && !ABOUT_WEBHOOKS.contains(finding.rule());
      if (aboutAnnotation || matters) {
        reading.reporter().report(finding, read.origins().find(finding.place()));
      }
    }
    if (lost) {
      reportMissing(hub, others, plan);
    }
    return plan;
  }

  private void reportMissing(
      ResourceDeclaration hub, List<ResourceDeclaration> others, ConversionPlan plan) {
    for (int i = 0; i < others.size(); i++) {
      ResourceDeclaration other = others.get(i);
      SpokePlan spoke = plan.spoke(other.version());
      if (spoke != null && !spoke.isSameShape()) {
        Set<String> fields = new LinkedHashSet<>();
        spoke.rows().stream()
            .filter(row -> row.how() != Row.How.COPIED)
            .forEach(row -> fields.add(row.hub().isEmpty() ? row.spoke() : row.hub()));
        List<String> named = fields.stream().limit(NAMED_FIELDS).toList();
        Finding finding =
            PlanRule.ConversionMissing.at(
                FieldPath.of("spec", "conversion"),
                other.version()
                    + " and "
                    + hub.version()
                    + " of "
                    + hub.names().kind()
                    + " differ, but nobody converts between them",
                "they differ in "
                    + String.join(", ", named)
                    + (fields.size() > NAMED_FIELDS
                        ? " and " + (fields.size() - NAMED_FIELDS) + " more"
                        : ""),
                "without a webhook the API server only changes apiVersion, and drops every field"
                    + " that the version asked for does not have",
                "say who converts with @ConversionWebhook on the storage version; with"
                    + " crd-conversion on the class path the conversion itself is generated");
        reading
            .reporter()
            .report(
                hub.listsVersions() ? finding : asWarning(finding),
                hub.listsVersions() ? hub.origin("otherVersions", i) : hub.origin(""));
      }
    }
  }

  /** Other libraries' annotations cannot say who converts: it may be added to the CRD later. */
  private static Finding asWarning(Finding finding) {
    return new Finding(
        finding.rule(), Severity.WARNING, finding.path(), finding.message(), finding.details());
  }

  /** Whether classes are generated for a CRD with this plan. */
  public boolean generates(Crd crd) {
    return crd.conversion() != null && crd.versions().size() > 1 && generates();
  }

  /** Not before it is needed: to look for a class that is not there costs most. */
  private boolean generates() {
    return wanted && reading.elements().getTypeElement(LIBRARY) != null;
  }

  /**
   * Writes the classes of {@code plan}.
   *
   * @throws IOException if the compiler cannot
   */
  public void write(ConversionPlan plan, ResourceDeclaration hub, List<ResourceDeclaration> others)
      throws IOException {
    for (ResourceDeclaration other : others) {
      SpokePlan spoke = plan.spoke(other.version());
      if (spoke == null) {
        continue;
      }
      ConversionSource source = new ConversionSource(reading, spoke, hub, other);
      if (generated.add(
          source.qualifiedName(),
          source.isAbstract(),
          hub.element().getQualifiedName().toString(),
          spoke.hooks().stream()
              .flatMap(hook -> Stream.of(hook.spoke() + " and " + hook.hub()))
              .toList())) {
        source.file().writeTo(filer);
      }
    }
  }
}
