package io.github.crd4j.processor.jackson;

import javax.lang.model.util.Elements;

/** Which Jackson reads and writes the classes: they see different properties. */
public enum JacksonFlavor {
  /** {@code new ObjectMapper()} of jackson-databind 2.x. */
  JACKSON_2,
  /** {@code JsonMapper.builder().build()} of jackson-databind 3.x. */
  JACKSON_3,
  /** The mapper of fabric8's client 8.x: Jackson 3 with 2.x's readers. */
  FABRIC8;

  /**
   * The Jackson that the class path points to: that of fabric8's client from version 8 on where it
   * is there, else 2.x where it is there, else 3.x.
   */
  public static JacksonFlavor onClassPath(Elements elements) {
    boolean two = elements.getTypeElement("com.fasterxml.jackson.databind.ObjectMapper") != null;
    boolean three = elements.getTypeElement("tools.jackson.databind.ObjectMapper") != null;
    boolean fabric8 =
        elements.getTypeElement("io.fabric8.kubernetes.client.utils.KubernetesSerialization")
            != null;
    if (three && fabric8) {
      // Up to version 7 the client is built on 2.x.
      return FABRIC8;
    }
    return three && !two ? JACKSON_3 : JACKSON_2;
  }
}
