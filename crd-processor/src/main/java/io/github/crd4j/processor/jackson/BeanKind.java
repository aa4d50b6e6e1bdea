package io.github.crd4j.processor.jackson;

/** What kind of JSON a class is to Jackson, of which not all is an object of its properties. */
public enum BeanKind {
  /** An object of its properties. */
  OBJECT,
  /** The JSON of one of its members ({@code @JsonValue}). */
  VALUE,
  /** An array of its properties ({@code @JsonFormat(shape = ARRAY)}), whose order matters. */
  TUPLE,
  /** An array of its elements: a collection, or an iterable without properties. */
  ARRAY,
  /** An object with any names: a map. */
  MAP,
  /** An object of one property: a {@code Map.Entry}. */
  ENTRY,
  /** What it refers to ({@code Optional}, {@code AtomicReference}). */
  REFERENCE,
  /** See {@link EnumValues}. */
  ENUM,
  /** A point in time: {@code Date} or {@code Calendar}. */
  DATE,
  NUMBER,
  /** A string: a {@code CharSequence} without properties. */
  TEXT,
  /** What code of the user makes of it ({@code using}). */
  CODE
}
