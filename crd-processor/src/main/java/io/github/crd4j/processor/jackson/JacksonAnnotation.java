package io.github.crd4j.processor.jackson;

import java.util.HashMap;
import java.util.Map;

/** The annotations that decide what Jackson sees of a class. */
enum JacksonAnnotation {
  ALIAS("JsonAlias"),
  ANY_GETTER("JsonAnyGetter"),
  ANY_SETTER("JsonAnySetter"),
  AUTO_DETECT("JsonAutoDetect"),
  BACK_REFERENCE("JsonBackReference"),
  CREATOR("JsonCreator"),
  DESERIALIZE_AS("JsonDeserializeAs"),
  FORMAT("JsonFormat"),
  GETTER("JsonGetter"),
  IDENTITY_INFO("JsonIdentityInfo"),
  IDENTITY_REFERENCE("JsonIdentityReference"),
  IGNORE("JsonIgnore"),
  IGNORE_PROPERTIES("JsonIgnoreProperties"),
  IGNORE_TYPE("JsonIgnoreType"),
  INCLUDE_PROPERTIES("JsonIncludeProperties"),
  INJECT("JacksonInject"),
  KEY("JsonKey"),
  MANAGED_REFERENCE("JsonManagedReference"),
  MERGE("JsonMerge"),
  PROPERTY("JsonProperty"),
  RAW_VALUE("JsonRawValue"),
  SERIALIZE_AS("JsonSerializeAs"),
  SETTER("JsonSetter"),
  SUB_TYPES("JsonSubTypes"),
  TYPE_ID("JsonTypeId"),
  TYPE_INFO("JsonTypeInfo"),
  TYPE_NAME("JsonTypeName"),
  UNWRAPPED("JsonUnwrapped"),
  VALUE("JsonValue"),
  VIEW("JsonView"),

  APPEND("annotation.JsonAppend"),
  DESERIALIZE("annotation.JsonDeserialize"),
  ENUM_NAMING("annotation.EnumNaming"),
  NAMING("annotation.JsonNaming"),
  POJO_BUILDER("annotation.JsonPOJOBuilder"),
  SERIALIZE("annotation.JsonSerialize"),

  CONSTRUCTOR_PROPERTIES("java.beans.ConstructorProperties"),
  TRANSIENT("java.beans.Transient");

  /** The marker of annotations that stand for the annotations on them. */
  static final String BUNDLE = "com.fasterxml.jackson.annotation.JacksonAnnotationsInside";

  private static final String ANNOTATIONS = "com.fasterxml.jackson.annotation.";

  private final String name;

  JacksonAnnotation(String name) {
    this.name = name;
  }

  /** A bit of its own, for sets of kinds. */
  @SuppressWarnings("EnumOrdinal") // never leaves memory
  long bit() {
    return 1L << ordinal();
  }

  /** By qualified name; those of databind have another package in each major version. */
  static Map<String, JacksonAnnotation> byName(JacksonFlavor flavor) {
    String databind =
        flavor == JacksonFlavor.JACKSON_2
            ? "com.fasterxml.jackson.databind."
            : "tools.jackson.databind.";
    Map<String, JacksonAnnotation> annotations = new HashMap<>();
    for (JacksonAnnotation annotation : values()) {
      String name = annotation.name;
      annotations.put(
          name.startsWith("java.")
              ? name
              : name.startsWith("annotation.") ? databind + name : ANNOTATIONS + name,
          annotation);
    }
    return annotations;
  }
}
