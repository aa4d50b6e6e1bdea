package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationIndex;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/**
 * Reads Jackson's annotations on one declaration, with bundles opened.
 *
 * <p>Of two annotations of one kind the last written counts on a member, the first on a type.
 */
final class AnnotationReader {

  /** Deeper nesting of bundles can only be a bundle that carries itself. */
  private static final int MAX_DEPTH = 16;

  private final Map<String, JacksonAnnotation> byName;
  private final AnnotationIndex<Meaning> index = new AnnotationIndex<>(this::classify);

  AnnotationReader(JacksonFlavor flavor) {
    byName = JacksonAnnotation.byName(flavor);
  }

  AnnotationSet onMember(Element element) {
    return read(element, true);
  }

  AnnotationSet onType(TypeElement element) {
    return read(element, false);
  }

  private AnnotationSet read(Element element, boolean lastWins) {
    if (element.getAnnotationMirrors().isEmpty()) {
      return AnnotationSet.EMPTY;
    }
    Collector collector = new Collector(element, lastWins);
    collector.collect(element, 0);
    return collector.set;
  }

  private Optional<Meaning> classify(TypeElement type) {
    JacksonAnnotation kind = byName.get(type.getQualifiedName().toString());
    if (kind != null) {
      return Optional.of(new Meaning(kind, null));
    }
    return Mirrors.find(type, JacksonAnnotation.BUNDLE) == null
        ? Optional.empty()
        : Optional.of(new Meaning(null, type));
  }

  /** What an annotation type is: one of Jackson's, or a bundle of them. */
  private record Meaning(@Nullable JacksonAnnotation kind, @Nullable TypeElement bundle) {}

  private final class Collector {
    private final Element element;
    private final boolean lastWins;
    private AnnotationSet set = AnnotationSet.EMPTY;

    Collector(Element element, boolean lastWins) {
      this.element = element;
      this.lastWins = lastWins;
    }

    void collect(Element holder, int depth) {
      index.visit(element, holder, (meaning, use) -> add(meaning, use, depth));
    }

    private void add(Meaning meaning, AnnotationUse use, int depth) {
      if (meaning.kind != null) {
        if (lastWins || !set.has(meaning.kind)) {
          set = set.with(meaning.kind, use);
        }
      } else if (meaning.bundle != null && depth < MAX_DEPTH) {
        collect(meaning.bundle, depth + 1);
      }
    }
  }
}
