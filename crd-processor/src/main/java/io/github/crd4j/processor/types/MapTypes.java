package io.github.crd4j.processor.types;

import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Maps, whose JSON is an object with any keys. */
public final class MapTypes implements TypeMapping {

  @Override
  public @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader) {
    List<TypeMirror> arguments = reader.supertypes().arguments(type, "java.util.Map");
    if (arguments == null) {
      return null;
    }
    if (name.equals("java.util.Properties")) {
      return SchemaDraft.map(place, SchemaDraft.ofType(place, "string", ""));
    }
    if (arguments.size() != 2) {
      return SchemaDraft.map(place, SchemaDraft.anything(place));
    }
    reader.mapKeys().check(type, arguments.get(0), place);
    TypeMirror values = arguments.get(1);
    return SchemaDraft.map(place, reader.read(values, reader.parts().values(place, type, values)));
  }
}
