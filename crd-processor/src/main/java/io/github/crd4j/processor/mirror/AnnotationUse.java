package io.github.crd4j.processor.mirror;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
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
  private final @Nullable AnnotationMirror mirror;

  /** What stands in the class file; empty if the compiler has a mirror. */
  private final Map<String, AnnotationValue> values;

  /** The annotation's type, for defaults; null if its class is not there. */
  private final @Nullable Element type;

  /** What the author wrote, if this annotation stands on its type; else null. */
  private final @Nullable AnnotationUse outer;

  /** Values that {@link #outer} gives in place of those written here. */
  private final Map<String, AnnotationValue> overridden;

  AnnotationUse(String name, Element element, AnnotationMirror mirror) {
    this.name = name;
    this.element = element;
    this.mirror = mirror;
    this.values = Map.of();
    this.type = mirror.getAnnotationType().asElement();
    this.outer = null;
    this.overridden = Map.of();
  }

  private AnnotationUse(
      String name,
      Element element,
      Map<String, AnnotationValue> values,
      @Nullable TypeElement type) {
    this.name = name;
    this.element = element;
    this.mirror = null;
    this.values = values;
    this.type = type;
    this.outer = null;
    this.overridden = Map.of();
  }

  private AnnotationUse(
      AnnotationUse inner, AnnotationUse outer, Map<String, AnnotationValue> overridden) {
    this.name = inner.name;
    this.element = outer.element;
    this.mirror = inner.mirror;
    this.values = inner.values;
    this.type = inner.type;
    this.outer = outer;
    this.overridden = overridden;
  }

  /**
   * This annotation, which stands on the type of {@code outer}, as if it stood where that does.
   *
   * @param members the members of {@code outer} whose values hold in place of this one's, by the
   *     names that they have here
   */
  public AnnotationUse composedInto(AnnotationUse outer, Map<String, String> members) {
    Map<String, AnnotationValue> overridden = new TreeMap<>();
    members.forEach(
        (member, name) -> {
          AnnotationValue value = outer.given(name);
          value = value == null ? outer.fallback(name) : value;
          if (value != null) {
            overridden.put(member, value);
          }
        });
    return new AnnotationUse(this, outer, overridden);
  }

  /**
   * An annotation that the compiler does not know of, read from a class file.
   *
   * @param values what is given, by member: a string, boolean, number or character, a {@link
   *     ConstantName}, a type mirror, an annotation use, or a list of these
   * @param type the annotation's type, for defaults; null if its class is not there
   */
  public static AnnotationUse inClassFile(
      String name, Element element, Map<String, Object> values, @Nullable TypeElement type) {
    Map<String, AnnotationValue> wrapped = new TreeMap<>();
    values.forEach((member, value) -> wrapped.put(member, ClassFileValue.of(value)));
    return new AnnotationUse(name, element, wrapped, type);
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

  /** The annotation as the compiler knows it, or null if only the class file has it. */
  public @Nullable AnnotationMirror mirror() {
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

  /**
   * The boolean if the author wrote one, else {@code fallback}.
   *
   * <p>Unlike {@link #bool(String)} it does not open the annotation's class: it is cheap, and right
   * when that class is missing.
   */
  public boolean bool(String member, boolean fallback) {
    AnnotationValue given = given(member);
    return (given != null && given.getValue() instanceof Boolean bool) ? bool : fallback;
  }

  /** The string if the author wrote one, else {@code fallback}; opens no other class. */
  public String string(String member, String fallback) {
    AnnotationValue given = given(member);
    return (given != null && given.getValue() instanceof String string) ? string : fallback;
  }

  /** The name of the enum constant if one was written, else {@code fallback}. */
  public String constant(String member, String fallback) {
    return isGiven(member) ? constant(member) : fallback;
  }

  /** The type of a class literal that the author wrote, or null; opens no other class. */
  public @Nullable TypeMirror givenType(String member) {
    AnnotationValue given = given(member);
    return (given != null && given.getValue() instanceof TypeMirror type) ? type : null;
  }

  /** The number, or null. */
  public @Nullable Number number(String member) {
    return value(member) instanceof Number number ? number : null;
  }

  /** The name of the enum constant, or an empty string. */
  public String constant(String member) {
    return constants(member).stream().findFirst().orElse("");
  }

  /** The type that a class literal names, or null. */
  public @Nullable TypeMirror type(String member) {
    return value(member) instanceof TypeMirror type ? type : null;
  }

  /**
   * Whether {@code member} is one or more class literals of which one names no class.
   *
   * <p>javac has a string in its place, ecj an error type.
   */
  public boolean namesMissingType(String member) {
    return items(member, Object.class).stream()
        .anyMatch(item -> !(item instanceof TypeMirror type) || type.getKind() == TypeKind.ERROR);
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
    return items(member, Object.class).stream()
        .map(
            inner ->
                inner instanceof AnnotationMirror innerMirror
                    ? new AnnotationUse(Mirrors.nameOf(innerMirror), element, innerMirror)
                    : inner)
        .filter(AnnotationUse.class::isInstance)
        .map(AnnotationUse.class::cast)
        .toList();
  }

  /** The names of the enum constants of an array. */
  public List<String> constants(String member) {
    return items(member, Object.class).stream()
        .map(
            constant ->
                constant instanceof VariableElement variable
                    ? new ConstantName(variable.getSimpleName().toString())
                    : constant)
        .filter(ConstantName.class::isInstance)
        .map(constant -> ((ConstantName) constant).name())
        .toList();
  }

  /** The members of the annotation's type; none if its class is not there. */
  public List<ExecutableElement> members() {
    return type == null ? List.of() : ElementFilter.methodsIn(type.getEnclosedElements());
  }

  /** The annotations on the annotation's own type; none if its class is not there. */
  public List<AnnotationUse> meta() {
    return type == null ? List.of() : Mirrors.on(type);
  }

  /** Whether {@code other} is the same annotation with the same values, wherever it stands. */
  public boolean sameAs(AnnotationUse other) {
    return name.equals(other.name)
        && ((mirror != null && mirror.equals(other.mirror)) || toString().equals(other.toString()));
  }

  /** Where the annotation stands. */
  public Origin origin() {
    if (outer != null) {
      return outer.origin();
    }
    return new Origin(element, mirror, null);
  }

  /** Where the value of {@code member} stands, or the annotation if it was not given. */
  public Origin origin(String member) {
    if (outer != null) {
      return outer.origin();
    }
    return new Origin(element, mirror, mirror == null ? null : given(member));
  }

  /** Where item {@code index} of the array {@code member} stands. */
  public Origin origin(String member, int index) {
    if (outer != null) {
      return outer.origin();
    }
    AnnotationValue array = mirror == null ? null : given(member);
    if (array != null && array.getValue() instanceof List<?> items && index < items.size()) {
      return new Origin(element, mirror, (AnnotationValue) items.get(index));
    }
    return origin(member);
  }

  /**
   * What the author wrote, the same for the same content wherever it was read: annotations with
   * equal texts say the same.
   */
  @Override
  public String toString() {
    Map<String, AnnotationValue> written = new TreeMap<>();
    if (mirror != null) {
      mirror
          .getElementValues()
          .forEach((member, value) -> written.put(member.getSimpleName().toString(), value));
    }
    written.putAll(values);
    written.putAll(overridden);
    return AnnotationText.of(name, element, written);
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
    AnnotationValue fallback = fallback(member);
    return fallback == null ? null : fallback.getValue();
  }

  private @Nullable AnnotationValue fallback(String member) {
    if (type == null) {
      return null;
    }
    for (ExecutableElement declared : ElementFilter.methodsIn(type.getEnclosedElements())) {
      if (declared.getSimpleName().contentEquals(member)) {
        return declared.getDefaultValue();
      }
    }
    return null;
  }

  private @Nullable AnnotationValue given(String member) {
    AnnotationValue instead = overridden.get(member);
    if (instead != null) {
      return instead;
    }
    if (mirror == null) {
      return values.get(member);
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry :
        mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return entry.getValue();
      }
    }
    return null;
  }
}
