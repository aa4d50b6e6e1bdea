package io.github.crd4j.processor.jackson;

import org.jspecify.annotations.Nullable;

/**
 * What the annotations of a property say of the JSON of its value, beside its type.
 *
 * @param format {@code @JsonFormat}
 * @param filter names that are taken from the value, or from the elements of a collection
 * @param polymorphism {@code @JsonTypeInfo} on the property, which overrides that of its type and
 *     applies to the elements of a collection; null if there is none
 * @param custom whether code of the user writes or reads the value ({@code using}), so that its
 *     type says nothing of its JSON
 * @param raw whether a string is written as JSON ({@code @JsonRawValue})
 * @param idOnly whether the object's id stands for it ({@code @JsonIdentityReference})
 */
public record ValueOptions(
    ValueFormat format,
    PropertyFilter filter,
    @Nullable Polymorphism polymorphism,
    boolean custom,
    boolean raw,
    boolean idOnly) {

  /** Nothing is said. */
  public static final ValueOptions NONE =
      new ValueOptions(ValueFormat.NONE, PropertyFilter.NONE, null, false, false, false);
}
