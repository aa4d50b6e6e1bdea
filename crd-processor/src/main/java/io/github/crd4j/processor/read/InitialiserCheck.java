package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.processor.jackson.BeanProperty;
import io.github.crd4j.processor.mirror.Origin;

/**
 * Looks for initialisers that say something else of an absent property than the schema does: a
 * program that reads the object has the one, the API server fills in the other.
 */
final class InitialiserCheck {

  private final Reading reading;
  private final InitialiserValues values;

  InitialiserCheck(Reading reading) {
    this.reading = reading;
    this.values = new InitialiserValues(reading);
  }

  /** Reports the initialiser of an optional property if it is not the default of its schema. */
  void check(BeanProperty property, SchemaDraft draft, Place place) {
    if (!reading.comparesInitialisers()
        || !property.read()
        || draft.isUnknown()
        || !reading.initialisers().isInitialised(property.declaration())) {
      return;
    }
    JsonValue value = values.at(place);
    JsonValue stated = draft.schema().defaultValue();
    // Of code only its absence from the schema is certain.
    if (stated != null && (value == null || value.equals(stated))) {
      return;
    }
    String is = value == null ? "is code" : "is " + value;
    reading.report(
        SourceRule.InitialiserDiffers,
        Origin.of(property.declaration()),
        "the initialiser of "
            + place.name()
            + " "
            + is
            + ", but "
            + (stated == null ? "its schema has no default" : "its default is " + stated),
        stated == null
            ? "programs use a value that neither 'kubectl explain' nor a stored object shows"
            : "programs use one value for objects that they read from files, and see another in"
                + " those that are stored",
        value == null
            ? "write the value as JSON text: @Default(\"…\")"
            : "write @Default without a value, which takes the initialiser");
  }
}
