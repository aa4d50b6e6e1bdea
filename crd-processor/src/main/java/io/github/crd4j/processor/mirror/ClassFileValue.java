package io.github.crd4j.processor.mirror;

import java.util.List;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.AnnotationValueVisitor;

/** A value in an annotation that was read from a class file. */
record ClassFileValue(Object value) implements AnnotationValue {

  /** Wraps the items of a list too, as the compiler does. */
  static ClassFileValue of(Object value) {
    return new ClassFileValue(
        value instanceof List<?> items ? items.stream().map(ClassFileValue::of).toList() : value);
  }

  @Override
  public Object getValue() {
    return value;
  }

  /** No visit method fits constants and annotations that the compiler does not know of. */
  @Override
  public <R, P> R accept(AnnotationValueVisitor<R, P> visitor, P parameter) {
    return visitor.visitUnknown(this, parameter);
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
