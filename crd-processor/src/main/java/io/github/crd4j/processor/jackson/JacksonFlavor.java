package io.github.crd4j.processor.jackson;

/** Which Jackson reads and writes the classes: they see different properties. */
public enum JacksonFlavor {
  /** {@code new ObjectMapper()} of jackson-databind 2.x. */
  JACKSON_2,
  /** {@code JsonMapper.builder().build()} of jackson-databind 3.x. */
  JACKSON_3,
  /** The mapper of fabric8's client 8.x: Jackson 3 with 2.x's readers. */
  FABRIC8
}
