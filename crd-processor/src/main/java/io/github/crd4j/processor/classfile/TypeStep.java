package io.github.crd4j.processor.classfile;

import java.util.Collections;
import java.util.List;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * One step from a type into a part of it (JVM specification, 4.7.20.2).
 *
 * @param argument the index of the type argument; 0 for the other kinds
 */
public record TypeStep(Kind kind, int argument) {

  /** What a step leads to. */
  public enum Kind {
    ARRAY_ELEMENT,
    INNER_TYPE,
    WILDCARD_BOUND,
    TYPE_ARGUMENT
  }

  /** Into the element type of an array: the annotation in {@code @A String[]}. */
  public static final TypeStep ELEMENT = new TypeStep(Kind.ARRAY_ELEMENT, 0);

  /** From an outer to its inner class, which is not static: {@code Outer.@A Inner}. */
  public static final TypeStep INNER = new TypeStep(Kind.INNER_TYPE, 0);

  /** Into the bound of a wildcard: {@code ? extends @A String}. */
  public static final TypeStep BOUND = new TypeStep(Kind.WILDCARD_BOUND, 0);

  /** Into a type argument, of which the first is 0. */
  public static TypeStep argument(int index) {
    return new TypeStep(Kind.TYPE_ARGUMENT, index);
  }

  /**
   * The steps from the outermost class in the name of {@code type} to {@code type} itself; none but
   * for inner classes. They come before the steps into its own arguments.
   */
  public static List<TypeStep> into(TypeMirror type) {
    int depth = 0;
    TypeMirror outer = type;
    while (outer instanceof DeclaredType declared
        && declared.getEnclosingType().getKind() == TypeKind.DECLARED) {
      depth++;
      outer = declared.getEnclosingType();
    }
    return Collections.nCopies(depth, INNER);
  }
}
