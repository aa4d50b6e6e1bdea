package io.github.crd4j.processor.read;

import io.github.crd4j.processor.classfile.TypeStep;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import org.jspecify.annotations.Nullable;

/** Goes from a place to a part of its type, with the annotations that stand there. */
public final class TypeParts {

  private final Reading.DroppedAnnotations dropped;

  TypeParts(Reading reading) {
    this.dropped = reading.dropped();
  }

  /** The items of the list at {@code place}; {@code part} is a part of its {@code type}. */
  public Place items(Place place, TypeMirror type, TypeMirror part) {
    return part("items of " + place.name(), place, type, part);
  }

  /** The values of the map at {@code place}. */
  public Place values(Place place, TypeMirror type, TypeMirror part) {
    return part("values of " + place.name(), place, type, part);
  }

  /** The annotations on the first type argument of {@code type}, the keys of the map. */
  List<AnnotationUse> keys(Place place, DeclaredType type) {
    List<TypeStep> path = place.path();
    if (path != null) {
      path = new ArrayList<>(path);
      path.addAll(TypeStep.into(type));
      path = plus(path, TypeStep.argument(0));
    }
    return on(type.getTypeArguments().get(0), place.declaration(), path);
  }

  /** The content of the optional or other wrapper at {@code place}. */
  public Place content(Place place, TypeMirror type, TypeMirror part) {
    return part(place.name(), place, type, part);
  }

  private Place part(String name, Place place, TypeMirror type, TypeMirror part) {
    List<TypeStep> path = path(place, type, part);
    List<AnnotationUse> annotations = new ArrayList<>(on(part, place.declaration(), path));
    if (part instanceof WildcardType wildcard && wildcard.getExtendsBound() != null) {
      List<TypeStep> bound = path == null ? null : plus(path, TypeStep.BOUND);
      annotations.addAll(on(wildcard.getExtendsBound(), place.declaration(), bound));
      path = bound;
    }
    return place.part(name, Vocabularies.expand(annotations), path);
  }

  private List<AnnotationUse> on(
      TypeMirror type, Element declaration, @Nullable List<TypeStep> path) {
    List<AnnotationUse> seen = Mirrors.on(type, declaration);
    return seen.isEmpty() && path != null ? dropped.on(declaration, path) : seen;
  }

  private static @Nullable List<TypeStep> path(Place place, TypeMirror type, TypeMirror part) {
    List<TypeStep> path = place.path();
    if (path == null) {
      return null;
    }
    if (type instanceof ArrayType) {
      return plus(path, TypeStep.ELEMENT);
    }
    if (type instanceof DeclaredType declared) {
      for (int i = declared.getTypeArguments().size() - 1; i >= 0; i--) {
        // Not equal but the same: two arguments may be alike. They may even be one and the same, as
        // in Map<String, String> of a class file; the part is never the key, so the last is meant.
        if (isSame(declared.getTypeArguments().get(i), part)) {
          List<TypeStep> inner = new ArrayList<>(path);
          inner.addAll(TypeStep.into(type));
          return plus(inner, TypeStep.argument(i));
        }
      }
    }
    return null;
  }

  @SuppressWarnings("ReferenceEquality")
  private static boolean isSame(TypeMirror left, TypeMirror right) {
    return left == right;
  }

  private static List<TypeStep> plus(List<TypeStep> path, TypeStep step) {
    List<TypeStep> longer = new ArrayList<>(path);
    longer.add(step);
    return longer;
  }
}
