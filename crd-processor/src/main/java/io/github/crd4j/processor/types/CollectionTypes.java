package io.github.crd4j.processor.types;

import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Collections, whose JSON is a list. */
public final class CollectionTypes implements TypeMapping {

  private static final String COLLECTION = "java.util.Collection";
  private static final List<String> NAMES = List.of("java.lang.Iterable", "java.util.Iterator");

  @Override
  public @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader) {
    List<TypeMirror> arguments =
        NAMES.contains(name)
            ? List.copyOf(type.getTypeArguments())
            : reader.supertypes().arguments(type, COLLECTION);
    if (arguments == null) {
      return null;
    }
    if (arguments.isEmpty()) {
      return SchemaDraft.list(place, SchemaDraft.anything(place));
    }
    TypeMirror items = arguments.get(0);
    return SchemaDraft.list(place, reader.read(items, reader.parts().items(place, type, items)));
  }
}
