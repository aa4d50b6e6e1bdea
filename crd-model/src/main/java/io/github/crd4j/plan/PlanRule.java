package io.github.crd4j.plan;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Severity;
import java.util.List;

/** What can be wrong with the versions of a CRD that are converted into each other. */
public enum PlanRule {
  /** Versions differ and nobody converts. */
  ConversionMissing(Severity.ERROR),
  /** A generated conversion leaves something to decide, and nobody has decided it. */
  ConversionHooksMissing(Severity.ERROR),
  /** A path of a mapping leads nowhere. */
  ConvertedFromPath(Severity.ERROR),
  /** Two mappings want the same field. */
  ConvertedFromOverlap(Severity.ERROR),
  /** The storage version has values that the other version cannot show. */
  FallbackMissing(Severity.ERROR),
  /** The other version requires a field that the storage version does not have. */
  RequiredWithoutSource(Severity.ERROR),
  /** A field has different defaults in two versions. */
  DefaultsDiffer(Severity.WARNING),
  /** The other version takes what the storage version refuses. */
  LooserThanStorage(Severity.WARNING),
  /** The storage version takes what the other version refuses. */
  TighterThanStorage(Severity.WARNING),
  /** Fields of the status travel in annotations. */
  KeptStatus(Severity.WARNING),
  /** Content without a limit travels in annotations. */
  KeptUnbounded(Severity.WARNING),
  /** The storage version is not the one that clients prefer. */
  StorageNotPreferred(Severity.WARNING),
  /** A selectable field has other values in another version. */
  SelectableFieldDiffers(Severity.WARNING);

  private final Severity severity;

  PlanRule(Severity severity) {
    this.severity = severity;
  }

  /**
   * A finding of this rule.
   *
   * @param path where in the CRD, see {@link Finding#path()}
   * @param message see {@link Finding#message()}
   * @param details see {@link Finding#details()}
   */
  public Finding at(FieldPath path, String message, String... details) {
    return new Finding(name(), severity, path, message, List.of(details));
  }
}
