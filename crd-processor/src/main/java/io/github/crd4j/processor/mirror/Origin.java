package io.github.crd4j.processor.mirror;

import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/**
 * The place in Java where something was said, as exactly as the compiler can point at it.
 *
 * @param element the declaration
 * @param annotation the innermost annotation on it; null if the declaration itself says it
 * @param value the value in that annotation; null if the annotation as a whole says it
 */
public record Origin(
    Element element, @Nullable AnnotationMirror annotation, @Nullable AnnotationValue value) {

  public static Origin of(Element element) {
    return new Origin(element, null, null);
  }
}
