package io.github.crd4j.processor.report;

import io.github.crd4j.processor.mirror.Origin;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Knows at which declarations a compiler can point, and turns any origin into one of them.
 *
 * <p>Measured on javac 17 and 25 and on ecj 3.33: no position exists for a record component (javac
 * 17, ecj), for its implicit accessor, and for anything read from a class file. The private field
 * of a record has one everywhere.
 */
public final class SourcePositions {

  private final Element fallback;
  private final Set<String> sourceTypes;

  /**
   * @param fallback what to point at when an origin is in a class file
   * @param sourceTypes qualified names of the top-level types that are being compiled
   */
  public SourcePositions(Element fallback, Set<String> sourceTypes) {
    this.fallback = fallback;
    this.sourceTypes = sourceTypes;
  }

  /** The nearest origin that a compiler can point at. */
  Origin printable(Origin origin) {
    Element element = origin.element();
    if (!isSource(element)) {
      return Origin.of(fallback);
    }
    Element field = fieldOfRecord(element);
    return field == null ? origin : new Origin(field, origin.annotation(), origin.value());
  }

  private boolean isSource(Element element) {
    Element top = element;
    while (top.getEnclosingElement() != null
        && top.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      top = top.getEnclosingElement();
    }
    return top instanceof TypeElement type
        && sourceTypes.contains(type.getQualifiedName().toString());
  }

  private static @Nullable Element fieldOfRecord(Element element) {
    if (!(element instanceof RecordComponentElement)) {
      return null;
    }
    for (Element member : element.getEnclosingElement().getEnclosedElements()) {
      if (member.getKind() == ElementKind.FIELD
          && !member.getModifiers().contains(Modifier.STATIC)
          && member.getSimpleName().contentEquals(element.getSimpleName())) {
        return member;
      }
    }
    return null;
  }
}
