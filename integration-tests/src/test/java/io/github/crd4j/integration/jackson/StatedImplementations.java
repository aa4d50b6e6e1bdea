package io.github.crd4j.integration.jackson;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** The classes that {@code @JsonDeserialize(as = …)} of either Jackson says to make. */
final class StatedImplementations {

  private StatedImplementations() {}

  static List<Class<?>> of(Class<?> type) {
    var two = type.getAnnotation(com.fasterxml.jackson.databind.annotation.JsonDeserialize.class);
    var three = type.getAnnotation(tools.jackson.databind.annotation.JsonDeserialize.class);
    return Stream.<Class<?>>of(
            two == null ? Void.class : two.as(), three == null ? Void.class : three.as())
        .filter(as -> !Objects.equals(as, Void.class))
        .toList();
  }
}
