package io.github.crd4j.processor.types;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.processor.jackson.EnumValues;
import io.github.crd4j.processor.read.Place;
import io.github.crd4j.processor.read.SchemaDraft;
import io.github.crd4j.processor.read.SchemaReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Enums: the values that Jackson writes for their constants, in source order. */
public final class EnumTypes implements TypeMapping {

  @Override
  public @Nullable SchemaDraft map(
      DeclaredType type, TypeElement element, String name, Place place, SchemaReader reader) {
    if (element.getKind() != ElementKind.ENUM) {
      return null;
    }
    EnumValues values = reader.enumValues(element, place);
    return switch (formAt(place, values)) {
      case NAME -> enumeration(values, SchemaDraft.ofType(place, "string", ""));
      case ORDINAL -> ordinals(place, values.constants().size());
      case VALUE -> enumeration(values, ofValue(place, values, reader));
      case OBJECT -> null;
    };
  }

  /**
   * What is written at {@code place} for the constant called {@code name} in Java.
   *
   * @return null if only running code could tell, or it is an object
   */
  public static @Nullable JsonValue value(Place place, EnumValues values, String name) {
    for (int i = 0; i < values.constants().size(); i++) {
      EnumValues.Constant constant = values.constants().get(i);
      if (constant.element().getSimpleName().contentEquals(name)) {
        return formAt(place, values) == EnumValues.Form.ORDINAL
            ? JsonNumber.of(i)
            : constant.value();
      }
    }
    return null;
  }

  /** {@code @JsonFormat} on a member overrules the enum's own. */
  private static EnumValues.Form formAt(Place place, EnumValues values) {
    return switch (place.options().format().shape()) {
      case "NUMBER", "NUMBER_INT", "NUMBER_FLOAT" -> EnumValues.Form.ORDINAL;
      case "STRING" ->
          values.form() == EnumValues.Form.ORDINAL || values.form() == EnumValues.Form.OBJECT
              ? EnumValues.Form.NAME
              : values.form();
      default -> values.form();
    };
  }

  private static SchemaDraft ofValue(Place place, EnumValues values, SchemaReader reader) {
    boolean areTexts =
        values.constants().stream().allMatch(constant -> constant.value() instanceof JsonString);
    if (!areTexts && isEndless(values, reader, place)) {
      return SchemaDraft.anything(place);
    }
    return values.type() == null || areTexts
        ? SchemaDraft.ofType(place, "string", "")
        : reader.read(values.type(), place.unannotated());
  }

  /** Whether the values are constants of an enum whose values are those of this one again. */
  private static boolean isEndless(EnumValues values, SchemaReader reader, Place place) {
    Set<Element> seen = new HashSet<>();
    TypeMirror type = values.type();
    while (type instanceof DeclaredType declared
        && declared.asElement() instanceof TypeElement element
        && element.getKind() == ElementKind.ENUM) {
      if (!seen.add(element)) {
        return true;
      }
      type = reader.enumValues(element, place).type();
    }
    return false;
  }

  private static SchemaDraft enumeration(EnumValues values, SchemaDraft draft) {
    Set<JsonValue> known = new LinkedHashSet<>();
    for (EnumValues.Constant constant : values.constants()) {
      JsonValue value = constant.value();
      if (value == null) {
        // Only code could tell this one, so no list would be complete.
        return draft;
      }
      // Null is no value to the API server.
      if (value != JsonNull.NULL) {
        known.add(value);
      }
    }
    if (!known.isEmpty()) {
      draft.set(Keyword.ENUM, new JsonArray(List.copyOf(known)));
    }
    return draft;
  }

  private static SchemaDraft ordinals(Place place, int count) {
    SchemaDraft draft = SchemaDraft.ofType(place, "integer", "");
    List<JsonValue> values = new ArrayList<>();
    for (int ordinal = 0; ordinal < count; ordinal++) {
      values.add(JsonNumber.of(ordinal));
    }
    draft.set(Keyword.ENUM, new JsonArray(values));
    return draft;
  }
}
