package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.mirror.AnnotationUse;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import org.jspecify.annotations.Nullable;

/**
 * The types that {@code @JsonSerialize}, {@code @JsonDeserialize} and their short forms put in the
 * place of the declared one.
 */
final class TypeOverrides {

  private final Elements elements;
  private final Types types;

  TypeOverrides(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  /**
   * A type that counts in place of another.
   *
   * @param code the annotation that leaves the JSON to code of the user; null if none does
   */
  record Refined(TypeMirror type, @Nullable AnnotationUse code) {}

  Refined apply(TypeMirror declared, AnnotationSet annotations, Direction direction) {
    boolean writing = direction == Direction.WRITING;
    AnnotationUse full =
        annotations.get(writing ? JacksonAnnotation.SERIALIZE : JacksonAnnotation.DESERIALIZE);
    AnnotationUse brief =
        annotations.get(
            writing ? JacksonAnnotation.SERIALIZE_AS : JacksonAnnotation.DESERIALIZE_AS);
    if (full == null && brief == null) {
      return new Refined(declared, null);
    }
    TypeMirror type = declared;
    AnnotationUse code = null;
    if (full != null) {
      TypeMirror using = given(full, "using");
      if (using != null) {
        return isToString(using)
            ? new Refined(elements.getTypeElement("java.lang.String").asType(), null)
            : new Refined(declared, full);
      }
      TypeMirror converted = converted(given(full, "converter"), direction);
      if (converted != null) {
        return new Refined(converted, null);
      }
      type = refined(type, given(full, "as"));
      TypeMirror content = converted(given(full, "contentConverter"), direction);
      type = withLastArgument(type, content != null ? content : given(full, "contentAs"));
      type = withKey(type, given(full, "keyAs"));
      code = given(full, "contentUsing") != null || given(full, "keyUsing") != null ? full : null;
    }
    if (brief != null) {
      type = refined(type, given(brief, "value"));
      type = withLastArgument(type, given(brief, "content"));
      type = withKey(type, given(brief, "key"));
    }
    return new Refined(type, code);
  }

  /** The class that the annotations on a class put in its place; null if none. */
  static @Nullable DeclaredType ofClass(AnnotationSet annotations, Direction direction) {
    boolean writing = direction == Direction.WRITING;
    AnnotationUse full =
        annotations.get(writing ? JacksonAnnotation.SERIALIZE : JacksonAnnotation.DESERIALIZE);
    AnnotationUse brief =
        annotations.get(
            writing ? JacksonAnnotation.SERIALIZE_AS : JacksonAnnotation.DESERIALIZE_AS);
    TypeMirror as = full == null ? null : given(full, "as");
    if (as == null && brief != null) {
      as = given(brief, "value");
    }
    return as instanceof DeclaredType declared ? declared : null;
  }

  /** The class in {@code member}; null if there is none or one that means none. */
  static @Nullable TypeMirror given(AnnotationUse use, String member) {
    TypeMirror type = use.givenType(member);
    if (type == null) {
      return null;
    }
    String name = type.toString();
    return name.equals("java.lang.Void")
            || name.endsWith(".None")
            || name.endsWith("$None")
            || name.equals("void")
        ? null
        : type;
  }

  private static boolean isToString(TypeMirror serializer) {
    return serializer.toString().endsWith("databind.ser.std.ToStringSerializer");
  }

  /** What a {@code StdConverter} makes when writing, or takes when reading. */
  private @Nullable TypeMirror converted(@Nullable TypeMirror converter, Direction direction) {
    if (converter == null) {
      return null;
    }
    DeclaredType found = findConverter(converter);
    if (found == null || found.getTypeArguments().size() != 2) {
      return null;
    }
    return found.getTypeArguments().get(direction == Direction.WRITING ? 1 : 0);
  }

  private @Nullable DeclaredType findConverter(TypeMirror type) {
    if (!(type instanceof DeclaredType declared)) {
      return null;
    }
    String name = ((TypeElement) declared.asElement()).getQualifiedName().toString();
    if (name.endsWith(".databind.util.StdConverter") || name.endsWith(".databind.util.Converter")) {
      return declared;
    }
    for (TypeMirror parent : types.directSupertypes(type)) {
      DeclaredType found = findConverter(parent);
      if (found != null) {
        return found;
      }
    }
    return null;
  }

  /** {@code as}, with the type arguments of {@code declared} if it has as many parameters. */
  private TypeMirror refined(TypeMirror declared, @Nullable TypeMirror as) {
    if (as == null) {
      return declared;
    }
    if (as instanceof DeclaredType raw
        && declared instanceof DeclaredType original
        && !original.getTypeArguments().isEmpty()) {
      TypeElement element = (TypeElement) raw.asElement();
      if (element.getTypeParameters().size() == original.getTypeArguments().size()) {
        return types.getDeclaredType(
            element, original.getTypeArguments().toArray(new TypeMirror[0]));
      }
    }
    return as;
  }

  private TypeMirror withLastArgument(TypeMirror type, @Nullable TypeMirror argument) {
    return withArgument(type, argument, true);
  }

  private TypeMirror withKey(TypeMirror type, @Nullable TypeMirror argument) {
    return withArgument(type, argument, false);
  }

  private TypeMirror withArgument(TypeMirror type, @Nullable TypeMirror argument, boolean last) {
    if (argument == null) {
      return type;
    }
    if (type instanceof ArrayType) {
      return last ? types.getArrayType(argument) : type;
    }
    if (!(type instanceof DeclaredType declared) || declared.getTypeArguments().isEmpty()) {
      return type;
    }
    List<TypeMirror> arguments = new ArrayList<>(declared.getTypeArguments());
    arguments.set(last ? arguments.size() - 1 : 0, argument);
    return types.getDeclaredType(
        (TypeElement) declared.asElement(), arguments.toArray(new TypeMirror[0]));
  }
}
