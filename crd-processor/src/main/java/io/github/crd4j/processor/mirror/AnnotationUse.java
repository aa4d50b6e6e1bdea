package io.github.crd4j.processor.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.jspecify.annotations.Nullable;

/**
 * One annotation at one place, with its values read by name.
 *
 * <p>The annotation's class need not be there: a value that is missing, or of another type than
 * asked for, reads as if it had not been given.
 */
public final class AnnotationUse {

  private final String name;
  private final Element element;
  private final AnnotationMirror mirror;

  AnnotationUse(String name, Element element, AnnotationMirror mirror) {
    this.name = name;
    this.element = element;
    this.mirror = mirror;
  }

  /** The qualified name of the annotation's type. */
  public String name() {
    return name;
  }

  /** {@code @Minimum}, as a message names it. */
  public String displayName() {
    return "@" + name.substring(name.lastIndexOf('.') + 1);
  }

  /** The declaration that carries the annotation, be it on its type. */
  public Element element() {
    return element;
  }

  /** The annotation as the compiler knows it. */
  public AnnotationMirror mirror() {
    return mirror;
  }

  /** Whether the author wrote a value for {@code member}. */
  public boolean isGiven(String member) {
    return given(member) != null;
  }

  /** The string, or an empty one. */
  public String string(String member) {
    return value(member) instanceof String string ? string : "";
  }

  /** The boolean, or false. */
  public boolean bool(String member) {
    return value(member) instanceof Boolean bool && bool;
  }

  /** The number, or null. */
  public @Nullable Number number(String member) {
    return value(member) instanceof Number number ? number : null;
  }

  /** The name of the enum constant, or an empty string. */
  public String constant(String member) {
    return value(member) instanceof VariableElement constant
        ? constant.getSimpleName().toString()
        : "";
  }

  /** The type that a class literal names, or null. */
  public @Nullable TypeMirror type(String member) {
    return value(member) instanceof TypeMirror type ? type : null;
  }

  /** The strings of an array, or of a single value in its place. */
  public List<String> strings(String member) {
    return items(member, String.class);
  }

  /** The types that the class literals of an array name. */
  public List<TypeMirror> types(String member) {
    return items(member, TypeMirror.class);
  }

  /** The annotations of an array. */
  public List<AnnotationUse> annotations(String member) {
    return items(member, AnnotationMirror.class).stream()
        .map(inner -> new AnnotationUse(Mirrors.nameOf(inner), element, inner))
        .toList();
  }

  /** The names of the enum constants of an array. */
  public List<String> constants(String member) {
    return items(member, VariableElement.class).stream()
        .map(constant -> constant.getSimpleName().toString())
        .toList();
  }

  /** Where the annotation stands. */
  public Origin origin() {
    return new Origin(element, mirror, null);
  }

  /** Where the value of {@code member} stands, or the annotation if it was not given. */
  public Origin origin(String member) {
    return new Origin(element, mirror, given(member));
  }

  /** Where item {@code index} of the array {@code member} stands. */
  public Origin origin(String member, int index) {
    AnnotationValue array = given(member);
    if (array != null && array.getValue() instanceof List<?> items && index < items.size()) {
      return new Origin(element, mirror, (AnnotationValue) items.get(index));
    }
    return origin(member);
  }

  private <T> List<T> items(String member, Class<T> type) {
    Object value = value(member);
    List<T> items = new ArrayList<>();
    for (Object item :
        value instanceof List<?> list ? list : value == null ? List.of() : List.of(value)) {
      Object content = item instanceof AnnotationValue wrapped ? wrapped.getValue() : item;
      if (type.isInstance(content)) {
        items.add(type.cast(content));
      }
    }
    return items;
  }

  private @Nullable Object value(String member) {
    AnnotationValue given = given(member);
    if (given != null) {
      return given.getValue();
    }
    for (ExecutableElement declared :
        ElementFilter.methodsIn(mirror.getAnnotationType().asElement().getEnclosedElements())) {
      if (declared.getSimpleName().contentEquals(member)) {
        AnnotationValue fallback = declared.getDefaultValue();
        return fallback == null ? null : fallback.getValue();
      }
    }
    return null;
  }

  private @Nullable AnnotationValue given(String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return entry.getValue();
      }
    }
    return null;
  }
}
