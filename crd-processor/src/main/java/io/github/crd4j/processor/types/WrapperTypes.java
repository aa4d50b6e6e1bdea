package io.github.crd4j.processor.types;

import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Types that hold one value and whose JSON is that value. */
public final class WrapperTypes implements TypeMapping {

  private static final Set<String> NAMES =
      Set.of("java.util.Optional", "java.util.concurrent.atomic.AtomicReference");

  @Override
  public @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader) {
    if (!NAMES.contains(name)) {
      return null;
    }
    if (type.getTypeArguments().isEmpty()) {
      return SchemaDraft.anything(place);
    }
    TypeMirror content = type.getTypeArguments().get(0);
    return reader.read(content, reader.parts().content(place, type, content));
  }
}
