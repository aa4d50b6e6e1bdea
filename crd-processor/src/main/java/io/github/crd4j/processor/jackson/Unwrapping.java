package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Puts the properties of unwrapped parts in the place of the properties that hold them. */
final class Unwrapping {

  private final JacksonSettings settings;

  /** The types whose properties are being worked out, outermost first. */
  private final Set<TypeElement> open = new HashSet<>();

  Unwrapping(JacksonSettings settings) {
    this.settings = settings;
  }

  /** What introspects a part. */
  interface Parts {
    Bean introspect(DeclaredType type, PropertyFilter filter);
  }

  /**
   * The annotation that unwraps {@code property}; null if it stays one property.
   *
   * @param annotations those of the property, merged
   */
  @Nullable AnnotationUse annotation(AnnotationSet annotations) {
    return annotations.isOn(JacksonAnnotation.UNWRAPPED, "enabled")
        ? annotations.get(JacksonAnnotation.UNWRAPPED)
        : null;
  }

  /**
   * Adds the properties of the part that {@code holder} holds to {@code target}.
   *
   * @return false if the value is no object and the holder stays as it is
   */
  boolean unwrap(
      BeanProperty holder,
      AnnotationUse unwrapped,
      Parts parts,
      Map<String, BeanProperty> target,
      Set<BeanProblem> problems) {
    if (!(holder.type() instanceof DeclaredType type)
        || ((TypeElement) type.asElement()).getQualifiedName().toString().startsWith("java.")) {
      return false;
    }
    TypeElement element = (TypeElement) type.asElement();
    if (failsToWrite(holder, unwrapped)) {
      problems.add(
          new BeanProblem(
              BeanProblem.Kind.FAILS,
              unwrapped.origin(),
              "fabric8's client cannot unwrap property '" + holder.name() + "'",
              List.of(
                  "it knows unwrapped properties by their own names only, and of one level",
                  "leave out prefix and suffix, or move the properties into the class")));
    }
    if (!open.add(element)) {
      problems.add(problem(unwrapped, "property '" + holder.name() + "' unwraps itself"));
      return true;
    }
    Bean part;
    try {
      part = parts.introspect(type, holder.options().filter());
    } finally {
      open.remove(element);
    }
    if (part.kind() != BeanKind.OBJECT || part.value() != null) {
      return false;
    }
    problems.addAll(part.problems());
    String prefix = unwrapped.string("prefix", "");
    String suffix = unwrapped.string("suffix", "");
    for (BeanProperty inner : part.properties()) {
      BeanProperty outer = renamed(inner, holder, prefix + inner.name() + suffix);
      if (outer.written() || outer.read()) {
        add(outer, unwrapped, target, problems);
      }
    }
    return true;
  }

  private BeanProperty renamed(BeanProperty inner, BeanProperty holder, String name) {
    return new BeanProperty(
        name,
        inner.javaName(),
        inner.type(),
        inner.readType(),
        inner.declaration(),
        inner.accessors(),
        inner.overridden(),
        inner.annotations(),
        inner.options(),
        inner.written() && holder.written(),
        inner.read() && holder.read(),
        false,
        settings.readsUnwrappedAliases() ? inner.aliases() : List.of());
  }

  private void add(
      BeanProperty property,
      AnnotationUse unwrapped,
      Map<String, BeanProperty> target,
      Set<BeanProblem> problems) {
    BeanProperty other = target.putIfAbsent(property.name(), property);
    if (other != null && other.written() && property.written()) {
      problems.add(
          problem(unwrapped, "property '" + property.name() + "' is there beside its like"));
    }
  }

  private BeanProblem problem(AnnotationUse unwrapped, String message) {
    return new BeanProblem(
        BeanProblem.Kind.FAILS,
        unwrapped.origin(),
        message,
        List.of(
            "Jackson writes the name twice, or refuses to",
            "add a prefix to @JsonUnwrapped, or rename one of the properties"));
  }

  /** Whether fabric8's client cannot write it: it knows no names but the part's own, one level. */
  private boolean failsToWrite(BeanProperty holder, AnnotationUse unwrapped) {
    return settings.flavor() == JacksonFlavor.FABRIC8
        && holder.written()
        && !(open.isEmpty()
            && (unwrapped.string("prefix", "") + unwrapped.string("suffix", "")).isEmpty());
  }
}
