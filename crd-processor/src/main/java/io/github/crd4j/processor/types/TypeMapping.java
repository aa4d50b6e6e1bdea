package io.github.crd4j.processor.types;

import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** One kind of declared type, and the schema of its JSON. */
public interface TypeMapping {

  /**
   * The schema of {@code type}, or null if it is of another kind.
   *
   * @param type the type with its arguments
   * @param element its declaration
   * @param name its qualified name
   * @param place where it is used
   * @param reader reads the types it is made of
   */
  @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader);
}
