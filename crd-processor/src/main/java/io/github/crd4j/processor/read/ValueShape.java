package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.jackson.ValueFormat;

/** What {@code @JsonFormat} makes of the JSON of a scalar. */
final class ValueShape {

  private ValueShape() {}

  /** Changes {@code draft}, the schema of the type alone, to that of the value in its format. */
  static void apply(SchemaDraft draft, ValueFormat format) {
    if (format.equals(ValueFormat.NONE)) {
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
      case "NUMBER", "NUMBER_INT" -> {
        if (timestamp || schema.isType("boolean")) {
          retype(draft, "integer");
        }
      }
      case "NUMBER_FLOAT" -> {
        if (timestamp) {
          retype(draft, "number");
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
  }

  private static void retype(SchemaDraft draft, String type) {
    draft.remove(Keyword.FORMAT);
    draft.set(Keyword.TYPE, type);
  }
}
