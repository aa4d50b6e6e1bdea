package io.github.crd4j.processor.types;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import org.jspecify.annotations.Nullable;

/** Enums: a string of those that Jackson writes, in source order. */
public final class EnumTypes implements TypeMapping {

  private static final String JSON_PROPERTY = "com.fasterxml.jackson.annotation.JsonProperty";

  @Override
  public @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader) {
    if (element.getKind() != ElementKind.ENUM) {
      return null;
    }
    List<String> values = new ArrayList<>();
    for (Element constant : element.getEnclosedElements()) {
      if (constant.getKind() == ElementKind.ENUM_CONSTANT) {
        AnnotationUse property = Mirrors.find(constant, JSON_PROPERTY);
        values.add(
            property != null && property.isGiven("value")
                ? property.string("value")
                : constant.getSimpleName().toString());
      }
    }
    SchemaDraft draft = SchemaDraft.ofType(place, "string", "");
    draft.set(Keyword.ENUM, JsonArray.ofStrings(values));
    return draft;
  }
}
