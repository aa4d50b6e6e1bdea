package io.github.crd4j.processor.jackson;

import javax.lang.model.element.ElementKind;

/** Tells classes that Jackson writes as an object from those that it treats otherwise. */
final class BeanKinds {

  private final JacksonSettings settings;

  BeanKinds(JacksonSettings settings) {
    this.settings = settings;
  }

  /** The kind of a class that is not {@code @JsonValue}, before its properties are known. */
  BeanKind of(BeanClass bean) {
    String shape = ValueFormat.of(bean.annotations()).shape();
    if (bean.element().getKind() == ElementKind.ENUM) {
      return settings.isEnumObjectShape(shape) ? BeanKind.OBJECT : BeanKind.ENUM;
    }
    if (shape.equals("ARRAY")) {
      return BeanKind.TUPLE;
    }
    if (bean.supers().isEmpty()) {
      return BeanKind.OBJECT;
    }
    boolean asObject = shape.equals(settings.shapeOfObjects());
    if (bean.isA("java.util.Map")) {
      return asObject ? BeanKind.OBJECT : BeanKind.MAP;
    }
    if (bean.isA("java.util.Collection")) {
      return asObject ? BeanKind.OBJECT : BeanKind.ARRAY;
    }
    if (bean.inherits("java.util.concurrent.atomic.AtomicReference", "java.util.Optional")
        != null) {
      return BeanKind.REFERENCE;
    }
    if (bean.inherits("java.util.Date", "java.util.Calendar") != null) {
      return BeanKind.DATE;
    }
    if (bean.isA("java.util.Map$Entry") || bean.isA("java.util.Map.Entry")) {
      return shape.equals("OBJECT") || asObject ? BeanKind.OBJECT : BeanKind.ENTRY;
    }
    return bean.isA("java.lang.Number") ? BeanKind.NUMBER : BeanKind.OBJECT;
  }

  /** The kind of a class without properties that would otherwise be an empty object. */
  static BeanKind ofEmpty(BeanClass bean) {
    if (bean.supers().isEmpty()) {
      return BeanKind.OBJECT;
    }
    if (bean.inherits("java.util.Iterator", "java.lang.Iterable") != null) {
      return BeanKind.ARRAY;
    }
    return bean.isA("java.lang.CharSequence") ? BeanKind.TEXT : BeanKind.OBJECT;
  }
}
