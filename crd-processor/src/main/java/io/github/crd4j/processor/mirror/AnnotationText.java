package io.github.crd4j.processor.mirror;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;

/** Annotations as text, the same for the same content whichever compiler or class file has it. */
final class AnnotationText {

  private AnnotationText() {}

  /**
   * The text of an annotation.
   *
   * @param element what it stands on
   * @param values what is given, by member
   */
  static String of(String name, Element element, Map<String, AnnotationValue> values) {
    Map<String, String> texts = new TreeMap<>();
    values.forEach((member, value) -> texts.put(member, text(value, element)));
    return "@" + name + texts;
  }

  private static String text(Object value, Element element) {
    // First, because javac's mirrors are values, too, of which each is its own.
    if (value instanceof AnnotationMirror inner) {
      return new AnnotationUse(Mirrors.nameOf(inner), element, inner).toString();
    }
    if (value instanceof AnnotationValue wrapped) {
      return text(wrapped.getValue(), element);
    }
    if (value instanceof List<?> items) {
      return items.stream().map(item -> text(item, element)).toList().toString();
    }
    if (value instanceof VariableElement constant) {
      return constant.getSimpleName().toString();
    }
    if (value instanceof DeclaredType declared) {
      // A mirror's own text has type variables under one compiler and none under the other.
      return declared.asElement().toString();
    }
    return value instanceof ConstantName constant ? constant.name() : value.toString();
  }
}
