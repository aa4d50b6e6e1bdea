package io.github.crd4j.processor.types;

import java.util.List;

/** The list of type mappings; the first that knows a type maps it. */
public final class TypeMappings {

  /**
   * Every mapping of declared types. What none of them knows is read as an object of properties.
   */
  public static final List<TypeMapping> ALL =
      List.of(
          new ScalarTypes(),
          new KubernetesTypes(),
          new OpenTypes(),
          new EnumTypes(),
          new WrapperTypes(),
          new CollectionTypes(),
          new MapTypes());

  private TypeMappings() {}
}
