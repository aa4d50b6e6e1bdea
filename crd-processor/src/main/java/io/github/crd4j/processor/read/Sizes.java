package io.github.crd4j.processor.read;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.vocabulary.SizeStatement;
import io.github.crd4j.processor.vocabulary.Statement;
import java.util.ArrayList;
import java.util.List;

/** What a bound on a size means for the type it stands on. */
final class Sizes {

  private final Reading reading;

  Sizes(Reading reading) {
    this.reading = reading;
  }

  List<Statement<?>> of(SizeStatement size, Schema schema, Place place) {
    if (schema.isType("array")) {
      return bounds(size, Keyword.MIN_ITEMS, Keyword.MAX_ITEMS, false);
    }
    if (schema.isType("object")) {
      return bounds(size, Keyword.MIN_PROPERTIES, Keyword.MAX_PROPERTIES, false);
    }
    if (schema.isType("string")) {
      boolean binary = "byte".equals(schema.format());
      return bounds(size, Keyword.MIN_LENGTH, Keyword.MAX_LENGTH, binary);
    }
    reading.report(
        SourceRule.AnnotationWithoutEffect,
        size.use().origin(),
        size.use().displayName()
            + " has no effect on "
            + place.name()
            + ", which is "
            + Applicability.aKind(schema),
        "only strings, lists and objects have a size");
    return List.of();
  }

  private static List<Statement<?>> bounds(
      SizeStatement size, Keyword<Long> min, Keyword<Long> max, boolean binary) {
    List<Statement<?>> statements = new ArrayList<>();
    if (size.min() != null) {
      statements.add(statement(min, size, size.min(), "min", binary));
    }
    if (size.max() != null) {
      statements.add(statement(max, size, size.max(), "max", binary));
    }
    return statements;
  }

  private static Statement<Long> statement(
      Keyword<Long> keyword, SizeStatement size, long value, String member, boolean binary) {
    // Base64 writes each three bytes, or what is left of them, as four characters.
    long bound = binary ? (value + 2) / 3 * 4 : value;
    return new Statement<>(keyword, bound, size.use(), rest -> size.use().origin(member));
  }
}
