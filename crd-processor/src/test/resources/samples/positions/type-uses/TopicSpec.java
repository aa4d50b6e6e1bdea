package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.EnumValues;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Minimum;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] javac: @Minimum(1)
  // | items of 'names'
  // WARNING [AnnotationWithoutEffect] ecj: names
  public List<@Minimum(1) String> names;

  // WARNING [AnnotationWithoutEffect] javac: @MaxLength(2)
  // | items of values of 'deep'
  // WARNING [AnnotationWithoutEffect] ecj: deep
  public Map<String, List<@MaxLength(2) Integer>> deep;

  // ERROR [DefaultMalformed] javac: "x"
  // ERROR [DefaultMalformed] ecj: sizes
  public List<@EnumValues({"1", "x"}) Integer> sizes;

  // WARNING [AnnotationWithoutEffect] javac: @MaxItems(3)
  // WARNING [AnnotationWithoutEffect] ecj: getLabels
  public Map<String, @MaxItems(3) String> getLabels() {
    return Map.of();
  }
}
