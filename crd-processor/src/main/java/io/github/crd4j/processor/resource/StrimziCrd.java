package io.github.crd4j.processor.resource;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.vocabulary.StrimziVocabulary;
import io.github.crd4j.processor.vocabulary.VersionRange;
import java.util.List;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Strimzi's {@code @Crd} on a class: all of a CRD but its schema.
 *
 * @param spec its only member
 */
public record StrimziCrd(AnnotationUse spec) {

  static final String CRD = StrimziVocabulary.PACKAGE + "Crd";

  /** A column of its. */
  public static final String COLUMN = CRD + ".Spec.AdditionalPrinterColumn";

  /** That on {@code type}, or null. */
  public static @Nullable StrimziCrd on(TypeElement type) {
    AnnotationUse use = Mirrors.find(type, CRD);
    return use == null || use.annotations("spec").isEmpty()
        ? null
        : new StrimziCrd(use.annotations("spec").get(0));
  }

  List<AnnotationUse> names() {
    return spec.annotations("names");
  }

  List<AnnotationUse> versions() {
    return spec.annotations("versions");
  }

  /** The columns of {@code version}. */
  public List<AnnotationUse> columns(String version) {
    return of(version, spec.annotations("additionalPrinterColumns"));
  }

  /** Whether {@code version} has the status subresource. */
  public boolean hasStatus(String version) {
    return !subresources(version, "status").isEmpty();
  }

  /** The scale subresource of {@code version}, or null. */
  public @Nullable AnnotationUse scale(String version) {
    return subresources(version, "scale").stream().findFirst().orElse(null);
  }

  private List<AnnotationUse> subresources(String version, String member) {
    return spec.annotations("subresources").stream()
        .flatMap(use -> of(version, use.annotations(member)).stream())
        .toList();
  }

  private static List<AnnotationUse> of(String version, List<AnnotationUse> uses) {
    return uses.stream()
        .filter(
            use -> {
              VersionRange range = VersionRange.parse(use.string("apiVersion", "all"));
              return range == null || range.contains(version);
            })
        .toList();
  }
}
