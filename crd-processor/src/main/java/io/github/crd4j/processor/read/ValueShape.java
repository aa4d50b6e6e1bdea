package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrList;
import io.github.crd4j.processor.jackson.ValueFormat;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** What {@code @JsonFormat} makes of the JSON of a scalar or a list. */
final class ValueShape {

  /** As numbers these are seconds with a fraction. */
  private static final Set<String> SECONDS =
      Set.of(
          "java.time.Duration",
          "java.time.Instant",
          "java.time.OffsetDateTime",
          "java.time.ZonedDateTime");

  /** As numbers, and as lists, these are lists of their parts. */
  private static final Set<String> PARTS =
      Set.of("java.time.LocalDate", "java.time.LocalDateTime", "java.time.LocalTime");

  /** These are numbers and flags whatever their shape. */
  private static final Set<String> SHAPELESS =
      Set.of(
          "java.util.OptionalDouble",
          "java.util.OptionalInt",
          "java.util.OptionalLong",
          "java.util.concurrent.atomic.AtomicBoolean",
          "java.util.concurrent.atomic.AtomicInteger",
          "java.util.concurrent.atomic.AtomicLong");

  private ValueShape() {}

  /**
   * Changes {@code draft}, the schema of {@code type} alone, to that of the value in its format.
   */
  static void apply(SchemaDraft draft, TypeMirror type, ValueFormat format) {
    if (format.equals(ValueFormat.NONE) || SHAPELESS.contains(name(type))) {
      return;
    }
    Schema schema = draft.schema();
    boolean timestamp = "date-time".equals(schema.format()) || "date".equals(schema.format());
    switch (format.shape()) {
      case "STRING" -> {
        if (schema.isType("integer") || schema.isType("number") || schema.isType("boolean")) {
          retype(draft, "string");
        }
      }
      case "NUMBER", "NUMBER_INT", "NUMBER_FLOAT" ->
          number(draft, name(type), timestamp || schema.isType("boolean"), format.shape());
      case "ARRAY" -> {
        if (PARTS.contains(name(type))) {
          parts(draft);
        }
      }
      case "BINARY" -> {
        if ("uuid".equals(schema.format())) {
          draft.set(Keyword.FORMAT, "byte");
        }
      }
      default -> {
        // The other shapes are about objects and lists.
      }
    }
    if (timestamp && !format.pattern().isEmpty()) {
      // What the pattern writes is in general no date-time of RFC 3339.
      retype(draft, "string");
    }
    applyToList(draft, format);
  }

  private static void number(SchemaDraft draft, String type, boolean whole, String shape) {
    if (SECONDS.contains(type)) {
      retype(draft, "number");
    } else if (PARTS.contains(type)
        && !(type.equals("java.time.LocalDate") && shape.equals("NUMBER_INT"))) {
      parts(draft);
    } else if (whole) {
      retype(draft, shape.equals("NUMBER_FLOAT") ? "number" : "integer");
    }
  }

  private static void parts(SchemaDraft draft) {
    retype(draft, "array");
    draft.set(Keyword.ITEMS, SchemaOrList.of(Schema.ofType("integer")));
  }

  /** A list that is written as its only item is no list to the API server. */
  static void applyToList(SchemaDraft draft, ValueFormat format) {
    if (draft.schema().isType("array")
        && format.features().contains("WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED")) {
      draft.replace(Schema.EMPTY.with(Keyword.PRESERVE_UNKNOWN_FIELDS, true));
    }
  }

  private static String name(TypeMirror type) {
    return type instanceof DeclaredType declared
        ? ((TypeElement) declared.asElement()).getQualifiedName().toString()
        : "";
  }

  private static void retype(SchemaDraft draft, String type) {
    draft.remove(Keyword.FORMAT);
    draft.set(Keyword.TYPE, type);
  }
}
