package io.github.crd4j.plan;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import org.jspecify.annotations.Nullable;

/** Finds content that a schema allows to grow without a limit. */
final class Unbounded {

  private Unbounded() {}

  /**
   * The first part of {@code field} without a limit and what it lacks; null if there is none.
   *
   * <p>Texts count as limited, for nearly none says how long it may be.
   */
  static @Nullable String part(SchemaPlace field) {
    Schema schema = field.schema();
    return switch (field.kind()) {
      case FREE -> field.name() + " can hold anything";
      case LIST -> ofMany(field, Keyword.MAX_ITEMS, schema.has(Keyword.MAX_ITEMS));
      case MAP -> ofMany(field, Keyword.MAX_PROPERTIES, schema.has(Keyword.MAX_PROPERTIES));
      case OBJECT -> ofProperties(field);
      default -> null;
    };
  }

  private static @Nullable String ofMany(
      SchemaPlace field, Keyword<Long> keyword, boolean limited) {
    SchemaPlace elements = field.elements();
    if (!limited) {
      return field.name() + " has no " + keyword;
    }
    return elements == null ? null : part(elements);
  }

  private static @Nullable String ofProperties(SchemaPlace field) {
    for (String name : field.names()) {
      SchemaPlace property = field.property(name);
      String found = property == null ? null : part(property);
      if (found != null) {
        return found;
      }
    }
    return null;
  }
}
