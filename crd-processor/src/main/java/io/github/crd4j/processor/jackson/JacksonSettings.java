package io.github.crd4j.processor.jackson;

/**
 * The mapper that reads and writes the classes, as far as names depend on it.
 *
 * @param flavor which Jackson
 * @param parameterNames whether Jackson knows the names of constructor parameters: classes compiled
 *     with {@code -parameters} under Jackson 3, with the parameter-names module besides under 2;
 *     without effect for fabric8's client
 * @param standardBeanNaming {@code MapperFeature.USE_STD_BEAN_NAMING}, which Jackson 3 has always
 *     on
 */
public record JacksonSettings(
    JacksonFlavor flavor, boolean parameterNames, boolean standardBeanNaming) {

  /** The mapper as it comes. */
  public static JacksonSettings of(JacksonFlavor flavor) {
    return new JacksonSettings(flavor, false, false);
  }

  /** Whether {@code getURL} is {@code URL} and not {@code url}. */
  boolean keepsAcronyms() {
    return standardBeanNaming || flavor != JacksonFlavor.JACKSON_2;
  }

  /** Whether {@code getname} and {@code issue} are no accessors. */
  boolean wantsCapitalAfterPrefix() {
    return flavor != JacksonFlavor.JACKSON_2;
  }

  /** Whether a field's spelling overrules that of its accessors. */
  boolean repairsCase() {
    return flavor == JacksonFlavor.JACKSON_3;
  }

  boolean setsFinalFields() {
    return flavor != JacksonFlavor.JACKSON_3;
  }

  /** Whether the value of a collection's or map's getter is filled when reading. */
  boolean fillsGetters() {
    return flavor != JacksonFlavor.JACKSON_3;
  }

  boolean knowsParameterNames() {
    return parameterNames && flavor != JacksonFlavor.FABRIC8;
  }

  /** Whether it would know the names of parameters if they were in class files. */
  boolean mayKnowParameterNames() {
    return !parameterNames && flavor == JacksonFlavor.JACKSON_3;
  }

  /** Whether the names in {@code @ConstructorProperties} are used. */
  boolean readsConstructorProperties() {
    return flavor != JacksonFlavor.FABRIC8;
  }

  /** Whether the parameter-names module hides the names in {@code @ConstructorProperties}. */
  boolean prefersParameterNames() {
    return parameterNames && flavor == JacksonFlavor.JACKSON_2;
  }

  /** Whether an un-annotated constructor is used although there is one without parameters. */
  boolean prefersParameters() {
    return flavor == JacksonFlavor.JACKSON_3;
  }

  boolean hidesPackagePrivateCreators() {
    return flavor != JacksonFlavor.JACKSON_2;
  }

  boolean seesVoidGetters() {
    return flavor != JacksonFlavor.JACKSON_2;
  }

  boolean namesEnumsByToString() {
    return flavor == JacksonFlavor.JACKSON_3;
  }

  /** Whether the permitted subclasses of a sealed type are its subtypes. */
  boolean findsSealedSubtypes() {
    return flavor != JacksonFlavor.JACKSON_2;
  }

  /** Whether a name in {@code @JsonIgnoreProperties} also matches the name in Java. */
  boolean ignoresJavaNames() {
    return flavor != JacksonFlavor.JACKSON_2;
  }

  /** Whether aliases of an unwrapped part are read. */
  boolean readsUnwrappedAliases() {
    return flavor != JacksonFlavor.JACKSON_2;
  }

  /** The shape in {@code @JsonFormat} that makes a collection or map a plain object. */
  String shapeOfObjects() {
    return flavor == JacksonFlavor.JACKSON_2 ? "OBJECT" : "POJO";
  }

  /** Whether a shape makes an enum a plain object. */
  boolean isEnumObjectShape(String shape) {
    return shape.equals("OBJECT") || (shape.equals("POJO") && flavor != JacksonFlavor.JACKSON_2);
  }
}
