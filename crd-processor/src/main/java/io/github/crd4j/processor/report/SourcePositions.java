package io.github.crd4j.processor.report;

import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.processor.source.SourceCode;
import java.util.HashSet;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * Knows at which declarations a compiler can point, and turns any origin into one of them.
 *
 * <p>Measured on javac 17 and 25 and on ecj 3.33 to 3.46: no position exists for a record component
 * (javac 17, ecj), for its implicit accessor, and for anything read from a class file. The private
 * field of a record has one in javac. Since 3.42 at the latest, ecj has none for records at all:
 * not for the record, nor for its fields.
 */
public final class SourcePositions {

  private final SourceCode source;
  private final Set<String> compiled = new HashSet<>();

  public SourcePositions(SourceCode source) {
    this.source = source;
  }

  /** Notes that the top-level type {@code type} is being compiled. */
  public void compiled(Element type) {
    if (type instanceof TypeElement top) {
      compiled.add(top.getQualifiedName().toString());
    }
  }

  /** The nearest origin that the compiler can point at, or null if it is in a class file. */
  @Nullable Origin printable(Origin origin) {
    Element element = origin.element();
    if (!isSource(element) || isRecordInEclipse(element)) {
      return null;
    }
    Element field = fieldOfRecord(element);
    return field == null ? origin : new Origin(field, origin.annotation(), origin.value());
  }

  /** Whether {@code element} is being compiled. */
  public boolean isSource(Element element) {
    Element top = element;
    while (top.getEnclosingElement() != null
        && top.getEnclosingElement().getKind() != ElementKind.PACKAGE) {
      top = top.getEnclosingElement();
    }
    if (!(top instanceof TypeElement type)) {
      return false;
    }
    Boolean known = source.isSource(type);
    return known != null ? known : compiled.contains(type.getQualifiedName().toString());
  }

  private static boolean isRecordInEclipse(Element element) {
    if (!element.getClass().getName().startsWith("org.eclipse.jdt.")) {
      return false;
    }
    Element holder = element.getEnclosingElement();
    return element.getKind() == ElementKind.RECORD
        || (holder != null
            && holder.getKind() == ElementKind.RECORD
            && !element.getModifiers().contains(Modifier.STATIC)
            && componentNames(holder).contains(element.getSimpleName().toString()));
  }

  private static Set<String> componentNames(Element record) {
    Set<String> names = new HashSet<>();
    for (RecordComponentElement component :
        ElementFilter.recordComponentsIn(record.getEnclosedElements())) {
      names.add(component.getSimpleName().toString());
    }
    return names;
  }

  private static @Nullable Element fieldOfRecord(Element element) {
    Element holder = element.getEnclosingElement();
    if (!(element instanceof RecordComponentElement) || holder == null) {
      return null;
    }
    for (Element member : holder.getEnclosedElements()) {
      if (member.getKind() == ElementKind.FIELD
          && !member.getModifiers().contains(Modifier.STATIC)
          && member.getSimpleName().contentEquals(element.getSimpleName())) {
        return member;
      }
    }
    return null;
  }
}
