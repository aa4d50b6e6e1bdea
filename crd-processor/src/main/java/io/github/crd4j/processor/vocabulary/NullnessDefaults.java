package io.github.crd4j.processor.vocabulary;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.vocabulary.Nullness.Kind;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * What annotations on methods, classes, packages and modules say of the nullness of members that
 * say nothing themselves.
 */
public final class NullnessDefaults {

  /** What a default can be about. */
  private enum Part {
    FIELD,
    RETURN,
    PARAMETER
  }

  private static final Map<Part, Kind> NOTHING = Map.of();

  private static final String ECLIPSE = "org.eclipse.jdt.annotation.NonNullByDefault";
  private static final String CHECKER = "org.checkerframework.framework.qual.DefaultQualifier";
  private static final String JSR305_DEFAULT = "javax.annotation.meta.TypeQualifierDefault";

  private final Elements elements;
  private final Nullness nullness;
  private final Map<Element, Map<Part, Kind>> known = new HashMap<>();

  public NullnessDefaults(Elements elements, Nullness nullness) {
    this.elements = elements;
    this.nullness = nullness;
  }

  /** What holds for the value of {@code accessor}, a field, method or parameter. */
  public Kind of(Element accessor) {
    Element holder = accessor.getEnclosingElement();
    if (holder == null) {
      return Kind.UNSPECIFIED;
    }
    if (accessor.getKind() == ElementKind.FIELD) {
      Kind field = kind(holder, Part.FIELD);
      // The field of a record's component is a parameter of its constructor too.
      return field == Kind.UNSPECIFIED && holder.getKind() == ElementKind.RECORD
          ? kind(holder, Part.PARAMETER)
          : field;
    }
    if (accessor.getKind() == ElementKind.PARAMETER) {
      return kind(holder, Part.PARAMETER);
    }
    // That a setter takes no null does not say that it is called: it counts as the rest of the
    // class does.
    boolean getter =
        accessor instanceof ExecutableElement method && method.getParameters().isEmpty();
    return kind(accessor, getter ? Part.RETURN : Part.FIELD);
  }

  private Kind kind(Element scope, Part part) {
    return in(scope).getOrDefault(part, Kind.UNSPECIFIED);
  }

  /** The defaults in {@code scope}, with those of what is around it. */
  private Map<Part, Kind> in(Element scope) {
    Map<Part, Kind> found = known.get(scope);
    if (found == null) {
      Element around = around(scope);
      Map<Part, Kind> outer = around == null ? NOTHING : in(around);
      found = said(scope, outer);
      known.put(scope, found);
    }
    return found;
  }

  private @Nullable Element around(Element scope) {
    return switch (scope.getKind()) {
      case MODULE -> null;
      case PACKAGE -> elements.getModuleOf(scope);
      default -> scope.getEnclosingElement();
    };
  }

  private Map<Part, Kind> said(Element scope, Map<Part, Kind> outer) {
    Map<Part, Kind> said = new EnumMap<>(Part.class);
    said.putAll(outer);
    for (AnnotationUse use : Mirrors.on(scope)) {
      switch (use.name().substring(use.name().lastIndexOf('.') + 1)) {
        case "NullMarked" -> set(said, Kind.NON_NULL, Part.values());
        case "NullUnmarked" -> set(said, Kind.UNSPECIFIED, Part.values());
        case "NonNullByDefault" -> nonNullByDefault(said, use);
        case "ParametersAreNonnullByDefault" -> set(said, Kind.NON_NULL, Part.PARAMETER);
        case "ParametersAreNullableByDefault" -> set(said, Kind.NULLABLE, Part.PARAMETER);
        case "NonNullApi" -> set(said, Kind.NON_NULL, Part.RETURN, Part.PARAMETER);
        case "NonNullFields" -> set(said, Kind.NON_NULL, Part.FIELD);
        case "DefaultQualifier" -> defaultQualifier(said, use);
        default -> typeQualifierDefault(said, use);
      }
    }
    return said.isEmpty() ? NOTHING : said;
  }

  private static void set(Map<Part, Kind> said, Kind kind, Part... parts) {
    for (Part part : parts) {
      said.put(part, kind);
    }
  }

  /** Eclipse's says what it is about, and cancels what is said further out of the rest. */
  private static void nonNullByDefault(Map<Part, Kind> said, AnnotationUse use) {
    if (!use.name().equals(ECLIPSE)) {
      set(said, Kind.NON_NULL, Part.values());
      return;
    }
    Set<String> places =
        use.isGiven("value")
            ? Set.copyOf(use.constants("value"))
            : Set.of("PARAMETER", "RETURN_TYPE", "FIELD");
    // Its first version had a switch there.
    boolean on = use.bool("value", false);
    set(said, on || places.contains("FIELD") ? Kind.NON_NULL : Kind.UNSPECIFIED, Part.FIELD);
    set(said, on || places.contains("RETURN_TYPE") ? Kind.NON_NULL : Kind.UNSPECIFIED, Part.RETURN);
    set(
        said,
        on || places.contains("PARAMETER") ? Kind.NON_NULL : Kind.UNSPECIFIED,
        Part.PARAMETER);
  }

  private static void defaultQualifier(Map<Part, Kind> said, AnnotationUse use) {
    TypeMirror qualifier = use.givenType("value");
    if (!use.name().equals(CHECKER) || qualifier == null) {
      return;
    }
    String name = qualifier.toString();
    Kind kind =
        name.endsWith(".NonNull")
            ? Kind.NON_NULL
            : name.endsWith(".Nullable") ? Kind.NULLABLE : null;
    if (kind == null) {
      return;
    }
    List<String> places = use.constants("locations");
    if (places.isEmpty() || places.contains("ALL")) {
      set(said, kind, Part.values());
    }
    if (places.contains("FIELD")) {
      set(said, kind, Part.FIELD);
    }
    if (places.contains("RETURN")) {
      set(said, kind, Part.RETURN);
    }
    if (places.contains("PARAMETER")) {
      set(said, kind, Part.PARAMETER);
    }
  }

  /** Anybody's annotation that JSR 305 makes a default, by annotations on itself. */
  private void typeQualifierDefault(Map<Part, Kind> said, AnnotationUse use) {
    AnnotationUse places = null;
    Kind kind = null;
    for (AnnotationUse meta : use.meta()) {
      if (meta.name().equals(JSR305_DEFAULT)) {
        places = meta;
      } else if (kind == null) {
        kind = nullness.of(meta);
      }
    }
    if (places == null || kind == null) {
      return;
    }
    for (String place : places.constants("value")) {
      switch (place) {
        case "FIELD" -> set(said, kind, Part.FIELD);
        case "METHOD" -> set(said, kind, Part.RETURN);
        case "PARAMETER" -> set(said, kind, Part.PARAMETER);
        default -> {
          // Other places hold no properties.
        }
      }
    }
  }
}
