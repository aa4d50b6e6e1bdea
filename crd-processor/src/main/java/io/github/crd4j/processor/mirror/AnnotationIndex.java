package io.github.crd4j.processor.mirror;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Function;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/**
 * Picks the annotations that mean something to a reader, asking once for each annotation type.
 *
 * <p>Names of elements are costly to decode and a model carries the same few annotations thousands
 * of times: one look-up by element replaces the comparison of names.
 *
 * @param <K> what an annotation type means
 */
public final class AnnotationIndex<K> {

  private final Map<Element, Entry<K>> entries = new HashMap<>();
  private final Function<TypeElement, Optional<K>> classifier;

  /**
   * @param classifier what an annotation type means; empty if nothing
   */
  public AnnotationIndex(Function<TypeElement, Optional<K>> classifier) {
    this.classifier = classifier;
  }

  /** Calls {@code visitor} for each meaningful annotation on {@code element}, in source order. */
  public void visit(Element element, BiConsumer<? super K, AnnotationUse> visitor) {
    visit(element, element, visitor);
  }

  /**
   * Calls {@code visitor} for each meaningful annotation on {@code holder}, as if it stood on
   * {@code element}.
   *
   * @param holder an annotation type whose annotations count for the elements that carry it
   */
  public void visit(Element element, Element holder, BiConsumer<? super K, AnnotationUse> visitor) {
    for (AnnotationMirror mirror : holder.getAnnotationMirrors()) {
      Element type = mirror.getAnnotationType().asElement();
      Entry<K> entry = entries.get(type);
      if (entry == null) {
        entry = classify((TypeElement) type);
        entries.put(type, entry);
      }
      if (entry.kind.isPresent()) {
        visitor.accept(entry.kind.get(), new AnnotationUse(entry.name, element, mirror));
      }
    }
  }

  private Entry<K> classify(TypeElement type) {
    return new Entry<>(type.getQualifiedName().toString(), classifier.apply(type));
  }

  private record Entry<K>(String name, Optional<K> kind) {}
}
