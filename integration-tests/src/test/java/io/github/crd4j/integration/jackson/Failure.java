package io.github.crd4j.integration.jackson;

import java.util.List;

/**
 * Something that went wrong with one value.
 *
 * @param sample the class
 * @param mapper what read and wrote it
 * @param check what was tried, see {@link Check}
 * @param message the difference, or what was said
 * @param json what was sent
 * @param warnings what the processor said of the class
 */
record Failure(
    Sample sample, Mapper mapper, Check check, String message, String json, List<String> warnings) {

  /** What is tried, in this order. */
  enum Check {
    /** Jackson writes a value. */
    WRITE,
    /** The server takes what Jackson wrote. */
    CREATE,
    /** The server stores what it was sent, no more and no less. */
    STORE,
    /** Jackson reads what is stored. */
    READ,
    /** It is the value that was written. */
    EQUAL,
    /** It is written as it was before. */
    REWRITE,
    /** Jackson reads an object that was made from the schema. */
    READ_GENERATED,
    /** Jackson writes such an object with all that was in it. */
    KEEP_GENERATED,
    /** The server takes what Jackson writes of it, and stores it as it is. */
    UPDATE_GENERATED
  }

  @Override
  public String toString() {
    return sample
        + " "
        + mapper.option()
        + " "
        + check
        + ": "
        + message
        + "\n    "
        + json
        + (warnings.isEmpty() ? "" : "\n    warned: " + warnings);
  }
}
