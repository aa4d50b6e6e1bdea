package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Pattern;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    // WARNING [AnnotationWithoutEffect] javac: @Minimum(1)
    @Minimum(1) String name,
    // ERROR [DefaultMalformed] javac: "three"
    @Default("three") Integer size,
    Nested nested) {

  // ERROR [DefaultMalformed] ecj: (no place)
  // | in com.example.topics.TopicSpec.size
  // WARNING [AnnotationWithoutEffect] ecj: (no place)
  // | in com.example.topics.TopicSpec.name
  // WARNING [AnnotationWithoutEffect] ecj: (no place)
  // | in com.example.topics.TopicSpec.Nested.deep
  record Nested(
      // WARNING [AnnotationWithoutEffect] javac: @Pattern("x")
      @Pattern("x") Integer deep) {}
}
