package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.processor.evaluate.ConstantJson;
import io.github.crd4j.processor.evaluate.Instance;
import io.github.crd4j.processor.types.EnumTypes;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** The JSON of the constants that initialise fields. */
final class InitialiserValues {

  private final Reading reading;

  InitialiserValues(Reading reading) {
    this.reading = reading;
  }

  /** What the field at {@code place} is initialised with; null if that is not to be known. */
  @Nullable JsonValue at(Place place) {
    Object constant = reading.initialisers().initialiser(place.declaration());
    if (constant instanceof Instance instance) {
      TypeElement type = reading.elements().getTypeElement(instance.type());
      String name = instance.constant();
      return type == null || name == null
          ? null
          : EnumTypes.value(place, reading.beans().enumValues(type), name);
    }
    return constant == null ? null : ConstantJson.of(constant);
  }
}
