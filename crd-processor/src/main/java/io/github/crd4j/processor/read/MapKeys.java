package io.github.crd4j.processor.read;

import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.types.ScalarTypes;
import io.github.crd4j.processor.vocabulary.Vocabularies;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Looks at the keys of maps, of which a schema says nothing: in JSON they are any text. */
public final class MapKeys {

  private static final String JACKSON = "com.fasterxml.jackson.annotation.";

  /** By each of these Jackson makes one text of an object and an object of a text. */
  private static final Set<String> TEXT_FORMS =
      Set.of(JACKSON + "JsonKey", JACKSON + "JsonValue", JACKSON + "JsonCreator");

  private final Reading reading;
  private final TypeParts parts;

  MapKeys(Reading reading, TypeParts parts) {
    this.reading = reading;
    this.parts = parts;
  }

  /** Reports what is lost of the keys of type {@code key} in the map at {@code place}. */
  public void check(DeclaredType map, TypeMirror key, Place place) {
    List<? extends TypeMirror> arguments = map.getTypeArguments();
    // In a subclass of a map the first argument may be anything.
    boolean stated = arguments.size() == 2 && reading.types().isSameType(arguments.get(0), key);
    for (AnnotationUse use : stated ? parts.keys(place, map) : List.<AnnotationUse>of()) {
      if (Vocabularies.isOwn(use)) {
        reading.report(
            SourceRule.AnnotationWithoutEffect,
            use.origin(),
            use.displayName() + " has no effect on the keys of " + place.name(),
            "a schema says nothing of the keys of a map",
            "write a rule on the map: @Validation(rule = \"self.all(key, …)\")");
      }
    }
    if (!isText(key)) {
      reading.report(
          SourceRule.MapKeyUnsupported,
          place.origin(),
          "the keys of " + place.name() + " are of type '" + name(key) + "', which is no text",
          "keys in JSON are text, and Jackson has no text from which to read the object again",
          "make the keys strings, or give the type a @JsonValue and a @JsonCreator");
    }
  }

  private static boolean isText(TypeMirror key) {
    if (key instanceof ArrayType) {
      return false;
    }
    if (!(key instanceof DeclaredType declared)) {
      return true;
    }
    TypeElement type = (TypeElement) declared.asElement();
    String name = type.getQualifiedName().toString();
    return type.getKind() == ElementKind.ENUM
        || name.equals("java.lang.Object")
        || ScalarTypes.isKnown(name)
        || hasTextForm(type);
  }

  /** A constructor from a string, or a method or constructor that is marked, makes the object. */
  private static boolean hasTextForm(TypeElement type) {
    for (Element member : type.getEnclosedElements()) {
      boolean fromString =
          member.getKind() == ElementKind.CONSTRUCTOR
              && ((ExecutableElement) member).getParameters().size() == 1
              && ((ExecutableElement) member)
                  .getParameters()
                  .get(0)
                  .asType()
                  .toString()
                  .endsWith("java.lang.String");
      if (fromString
          || member.getAnnotationMirrors().stream()
              .anyMatch(mirror -> TEXT_FORMS.contains(mirror.getAnnotationType().toString()))) {
        return true;
      }
    }
    return false;
  }

  private static String name(TypeMirror key) {
    return key instanceof DeclaredType declared
        ? declared.asElement().getSimpleName().toString()
        : key.toString();
  }
}
