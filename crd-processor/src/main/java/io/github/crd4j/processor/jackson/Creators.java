package io.github.crd4j.processor.jackson;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How objects of a class are made.
 *
 * @param properties the creator that takes the object's properties
 * @param delegating annotated creators that take the whole JSON as one value
 * @param implicitDelegating constructors of one scalar that make the class readable from it too
 * @param hasDefault whether there is a constructor without parameters
 */
record Creators(
    @Nullable Creator properties,
    List<Creator> delegating,
    List<Creator> implicitDelegating,
    boolean hasDefault) {

  static final Creators NONE = new Creators(null, List.of(), List.of(), false);

  /** Whether a JSON object can become an object of the class, property by property. */
  boolean readObjects() {
    return properties != null || hasDefault;
  }
}
