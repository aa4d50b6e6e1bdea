package io.github.crd4j.plan;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.VersionPriority;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.Suggestion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How each version of a CRD is converted into the storage version and back.
 *
 * <p>The storage version is the hub, every other one a spoke; between two spokes conversion goes
 * through the hub.
 *
 * @param spokes in the order of the versions
 * @param findings what is wrong with the versions as long as they are converted by this plan
 */
public record ConversionPlan(List<SpokePlan> spokes, List<Finding> findings) {

  public ConversionPlan {
    spokes = List.copyOf(spokes);
    findings = List.copyOf(findings);
  }

  /** The plan for {@code crd}, whose versions have schemas and of which one is stored. */
  public static ConversionPlan of(Crd crd, Directives directives) {
    CrdVersion stored = crd.storageVersion();
    int hubIndex = crd.versions().indexOf(stored);
    SchemaPlace hub = hubIndex < 0 ? null : SchemaPlace.root(crd, hubIndex);
    if (stored == null || hub == null) {
      return new ConversionPlan(List.of(), List.of());
    }
    Findings findings = new Findings();
    checkVersions(crd, hub.version(), directives, findings);
    List<SpokePlan> spokes = new ArrayList<>();
    for (int i = 0; i < crd.versions().size(); i++) {
      SchemaPlace spoke = i == hubIndex ? null : SchemaPlace.root(crd, i);
      if (spoke != null) {
        SpokePlan plan = plan(spoke, hub, directives, findings);
        spokes.add(plan);
        SelectableFieldCheck.check(crd.versions().get(i), i, stored, plan, findings);
      }
    }
    checkPreferred(crd, hubIndex, findings);
    return new ConversionPlan(spokes, distinct(findings));
  }

  /** The plan for the version called {@code version}, or null if it is no spoke. */
  public @Nullable SpokePlan spoke(String version) {
    return spokes.stream().filter(plan -> plan.spoke().equals(version)).findFirst().orElse(null);
  }

  /** Whether nothing is lost if only {@code apiVersion} is changed, as without a webhook. */
  public boolean isSameShape() {
    return spokes.stream().allMatch(SpokePlan::isSameShape);
  }

  private static SpokePlan plan(
      SchemaPlace spoke, SchemaPlace hub, Directives directives, Findings findings) {
    List<Link> links = Links.of(spoke, hub, directives.mappings(), findings);
    Claims claims = new Claims(links, directives.drops(), spoke.version(), hub.version());
    List<Row> rows = new ArrayList<>();
    ObjectPlan root = new ObjectPlanner(claims, rows, findings).plan(spoke, hub, links);
    return new SpokePlan(spoke.version(), hub.version(), root, rows, claims.used());
  }

  private static void checkVersions(Crd crd, String hub, Directives directives, Findings findings) {
    List<String> others =
        crd.versions().stream().map(CrdVersion::name).filter(name -> !name.equals(hub)).toList();
    for (Mapping mapping : directives.mappings()) {
      if (!others.contains(mapping.version())) {
        findings.add(
            PlanRule.ConvertedFromPath.at(
                mapping.place("version"),
                mapping.version().equals(hub)
                    ? "'" + mapping.member() + "' is converted from its own version " + hub
                    : "there is no version '"
                        + mapping.version()
                        + "' to convert '"
                        + mapping.member()
                        + "' from"
                        + Suggestion.didYouMean(mapping.version(), others),
                others.isEmpty()
                    ? "the CRD has only the version " + hub
                    : "other versions: " + String.join(", ", others)));
      }
    }
  }

  private static void checkPreferred(Crd crd, int hub, Findings findings) {
    CrdVersion preferred =
        crd.versions().stream()
            .filter(CrdVersion::served)
            .min((a, b) -> VersionPriority.ORDER.compare(a.name(), b.name()))
            .orElse(null);
    CrdVersion stored = crd.versions().get(hub);
    if (preferred != null && !preferred.equals(stored)) {
      findings.add(
          PlanRule.StorageNotPreferred.at(
              FieldPath.of("spec", "versions").index(hub).field("storage"),
              "objects are stored in "
                  + stored.name()
                  + ", but clients that name no version get "
                  + preferred.name(),
              "kubectl, garbage collection, the deletion of namespaces and storage migration then"
                  + " depend on the webhook",
              "store in " + preferred.name() + " once all clusters have it"));
    }
  }

  /** A class that several versions use is reported once. */
  private static List<Finding> distinct(Findings findings) {
    Set<String> seen = new HashSet<>();
    return findings.all().stream()
        .filter(finding -> seen.add(finding.rule() + finding.place() + finding.message()))
        .toList();
  }
}
