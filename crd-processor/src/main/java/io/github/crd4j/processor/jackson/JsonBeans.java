package io.github.crd4j.processor.jackson;

import io.github.crd4j.processor.kubernetes.ModelClasses;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;

/** What the library that reads and writes a class sees of it: Jackson, or Gson where it is that. */
public final class JsonBeans {

  private final BeanIntrospector jackson;
  private final GsonIntrospector gson;

  public JsonBeans(BeanIntrospector jackson, GsonIntrospector gson) {
    this.jackson = jackson;
    this.gson = gson;
  }

  /** Which Jackson it is where it is Jackson. */
  public JacksonFlavor flavor() {
    return jackson.flavor();
  }

  /** What is seen of {@code type}. */
  public Bean introspect(DeclaredType type) {
    return introspect(type, PropertyFilter.NONE);
  }

  /** What is seen of {@code type} where a property holds it that takes names from it. */
  public Bean introspect(DeclaredType type, PropertyFilter filter) {
    return isGson((TypeElement) type.asElement())
        ? gson.introspect(type)
        : jackson.introspect(type, filter);
  }

  /** What becomes of the constants of an enum. */
  public EnumValues enumValues(TypeElement type) {
    return isGson(type) ? gson.enumValues(type) : jackson.enumValues(type);
  }

  /** The official client's own classes are Gson's, whoever holds them. */
  private static boolean isGson(TypeElement type) {
    return ModelClasses.isOfficial(type.getQualifiedName().toString());
  }
}
