package io.github.crd4j.processor.read;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import io.github.crd4j.processor.vocabulary.StrimziVocabulary;
import io.github.crd4j.processor.vocabulary.VersionRange;
import java.util.ArrayList;
import java.util.List;

/** The version of a resource that is being read, of which some annotations say nothing. */
final class VersionContext {

  private final Reading reading;
  private String version = "";
  private boolean closed;
  private int differences;

  VersionContext(Reading reading) {
    this.reading = reading;
  }

  /** From now on the version that {@code declaration} declares is read. */
  void enter(ResourceDeclaration declaration) {
    version = declaration.version();
    closed = declaration.closed();
  }

  /** The name of the version, by which what is read of a class may differ. */
  String version() {
    return version;
  }

  /** How often the version has made a difference so far. */
  int differences() {
    return differences;
  }

  /** Notes that the version made a difference in what is used again. */
  void repeatDifference() {
    differences++;
  }

  /** Whether classes that keep unknown properties are closed all the same. */
  boolean closesClasses() {
    differences++;
    return closed;
  }

  /** Those of {@code uses} that are about this version. */
  List<AnnotationUse> applicable(List<AnnotationUse> uses) {
    List<AnnotationUse> applicable = null;
    for (AnnotationUse use : uses) {
      if (use.name().startsWith(StrimziVocabulary.PACKAGE)
          && !isAbout(use, "apiVersions", use.string("apiVersions", "all"))) {
        applicable = applicable == null ? new ArrayList<>(uses) : applicable;
        applicable.remove(use);
      }
    }
    return applicable == null ? uses : applicable;
  }

  /** Whether a property with {@code uses} is there in this version. */
  boolean isPresent(List<AnnotationUse> uses) {
    for (AnnotationUse use : uses) {
      if (use.name().equals(StrimziVocabulary.PRESENT_IN_VERSIONS)) {
        return isAbout(use, "value", use.string("value"));
      }
    }
    return true;
  }

  private boolean isAbout(AnnotationUse use, String member, String text) {
    if (text.equals("all")) {
      return true;
    }
    differences++;
    VersionRange range = VersionRange.parse(text);
    if (range == null) {
      reading.report(
          SourceRule.AnnotationValueInvalid,
          use.origin(member),
          "'" + text + "' in " + use.displayName() + " is no range of versions",
          "a range is 'all', 'v1beta1', 'v1beta1+' or 'v1alpha1-v1beta2'");
      return true;
    }
    return range.contains(version);
  }
}
