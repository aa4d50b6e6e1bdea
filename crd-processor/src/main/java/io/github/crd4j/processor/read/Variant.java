package io.github.crd4j.processor.read;

import io.github.crd4j.model.Schema;
import java.util.List;
import javax.lang.model.element.TypeElement;

/**
 * One of the classes that a union chooses from.
 *
 * @param type the class
 * @param ids what tells it from the others; empty if nothing does or only code could tell
 * @param draft the schema of its own JSON
 */
record Variant(TypeElement type, List<String> ids, SchemaDraft draft) {

  Variant {
    ids = List.copyOf(ids);
  }

  String name() {
    return type.getSimpleName().toString();
  }

  Schema schema() {
    return draft.schema();
  }

  boolean has(String property) {
    return schema().properties().containsKey(property);
  }

  boolean requires(String property) {
    return schema().required().contains(property);
  }

  /** Whether the variant takes properties that it does not declare. */
  boolean isOpen() {
    return schema().preservesUnknownFields() || schema().additionalProperties() != null;
  }
}
