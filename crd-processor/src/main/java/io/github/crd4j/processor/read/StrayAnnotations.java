package io.github.crd4j.processor.read;

import io.github.crd4j.processor.jackson.Bean;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.resource.ResourceVocabularies;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;

/** Reports annotations of ours that stand where nobody reads them. */
final class StrayAnnotations {

  /** Those that a class can have only as a resource. */
  private static final Set<String> OF_RESOURCES =
      Set.of("ConversionWebhook", "CrdMetadata", "PrinterColumn", "Scale", "SelectableField");

  private static final String JSON_IGNORE = "com.fasterxml.jackson.annotation.JsonIgnore";

  private final Reading reading;

  StrayAnnotations(Reading reading) {
    this.reading = reading;
  }

  /** Looks at the class {@code element}, of which Jackson sees {@code bean}. */
  void report(TypeElement element, Bean bean) {
    Set<Element> read = new HashSet<>();
    bean.properties().forEach(property -> read.addAll(property.accessors()));
    for (Element member : element.getEnclosedElements()) {
      boolean annotatable =
          member.getKind() == ElementKind.METHOD || member.getKind() == ElementKind.FIELD;
      if (annotatable && !read.contains(member) && !isAccessorOfRecord(member)) {
        reportMember(member, element);
      }
    }
    reportClass(element);
  }

  private void reportMember(Element member, TypeElement holder) {
    List<AnnotationUse> uses = Mirrors.on(member);
    if (uses.stream().anyMatch(use -> use.name().equals(JSON_IGNORE))) {
      return;
    }
    for (AnnotationUse use : uses) {
      if (Vocabularies.isForSchema(use)) {
        reading.report(
            SourceRule.AnnotationWithoutEffect,
            use.origin(),
            use.displayName()
                + " has no effect on '"
                + member.getSimpleName()
                + "', which is no property of "
                + holder.getSimpleName(),
            "properties are what Jackson reads or writes of the class");
      }
    }
  }

  private void reportClass(TypeElement element) {
    List<AnnotationUse> uses = Mirrors.on(element);
    Set<String> roots = ResourceVocabularies.annotations();
    if (uses.stream().anyMatch(use -> roots.contains(use.name()))) {
      return;
    }
    for (AnnotationUse use : uses) {
      if (Vocabularies.isOwn(use) && OF_RESOURCES.contains(use.displayName().substring(1))) {
        reading.report(
            SourceRule.AnnotationWithoutEffect,
            use.origin(),
            use.displayName()
                + " has no effect on "
                + element.getSimpleName()
                + ", which is no resource",
            "move it to the class with @CustomResource");
      }
    }
  }

  /** Compilers copy the annotations of a record's component to its accessor. */
  private static boolean isAccessorOfRecord(Element member) {
    return member.getKind() == ElementKind.METHOD
        && member.getEnclosingElement() instanceof TypeElement holder
        && holder.getRecordComponents().stream()
            .map(RecordComponentElement::getAccessor)
            .anyMatch(member::equals);
  }
}
