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
    List<TypeStep> below = path;
    if (path != null && bound(part) != null) {
      below = plus(path, TypeStep.BOUND);
    }
    List<AnnotationUse> annotations = new ArrayList<>();
    List<Place.Twin> twins = new ArrayList<>();
    for (Place.Twin twin : place.twins()) {
      TypeMirror same = same(type, part, twin.type());
      if (same != null) {
        Mirrors.addNew(both(same, twin.accessor(), path, below), annotations);
        TypeMirror bound = bound(same);
        twins.add(new Place.Twin(twin.accessor(), bound == null ? same : bound));
      }
    }
    Mirrors.addNew(both(part, place.declaration(), path, below), annotations);
    return place.part(name, Vocabularies.expand(annotations), below, twins);
  }

  /** What stands on {@code part}, and on its bound if it is a wildcard. */
  private List<AnnotationUse> both(
      TypeMirror part,
      Element declaration,
      @Nullable List<TypeStep> path,
      @Nullable List<TypeStep> below) {
    List<AnnotationUse> annotations = new ArrayList<>(on(part, declaration, path));
    TypeMirror bound = bound(part);
    if (bound != null) {
      annotations.addAll(on(bound, declaration, below));
    }
    return annotations;
  }

  private static @Nullable TypeMirror bound(TypeMirror part) {
    return part instanceof WildcardType wildcard ? wildcard.getExtendsBound() : null;
  }

  /** The part of {@code twin} that is where {@code part} is in {@code type}; null if none is. */
  private static @Nullable TypeMirror same(TypeMirror type, TypeMirror part, TypeMirror twin) {
    if (type instanceof ArrayType) {
      return twin instanceof ArrayType array ? array.getComponentType() : null;
    }
    if (!(type instanceof DeclaredType declared)
        || !(twin instanceof DeclaredType other)
        || !declared.asElement().equals(other.asElement())
        || other.getTypeArguments().size() != declared.getTypeArguments().size()) {
      return null;
    }
    int index = index(declared, part);
    if (index < 0 && isMadeAnew(declared)) {
      index = declared.getTypeArguments().lastIndexOf(part);
    }
    return index < 0 ? null : other.getTypeArguments().get(index);
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
      int index = index(declared, part);
      if (index >= 0) {
        List<TypeStep> inner = new ArrayList<>(path);
        inner.addAll(TypeStep.into(type));
        return plus(inner, TypeStep.argument(index));
      }
    }
    return null;
  }

  /**
   * Which argument of {@code type} is {@code part}; -1 if none is.
   *
   * <p>Not equal but the same: two arguments may be alike. They may even be one and the same, as in
   * {@code Map<String, String>} of a class file; the part is never the key, so the last is meant.
   */
  private static int index(DeclaredType type, TypeMirror part) {
    for (int i = type.getTypeArguments().size() - 1; i >= 0; i--) {
      if (isSame(type.getTypeArguments().get(i), part)) {
        return i;
      }
    }
    return -1;
  }

  /** ecj makes arguments whenever it is asked for them, so that none is the same as any. */
  private static boolean isMadeAnew(DeclaredType type) {
    return !type.getTypeArguments().isEmpty()
        && !isSame(type.getTypeArguments().get(0), type.getTypeArguments().get(0));
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
