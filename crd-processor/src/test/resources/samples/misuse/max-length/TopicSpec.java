package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @MaxLength(1)
  @MaxLength(1)
  public List<String> zones;

  // WARNING [AnnotationWithoutEffect] javac: @MaxLength(2)
  // WARNING [AnnotationWithoutEffect] ecj: weights
  public Map<String, @MaxLength(2) Integer> weights;
}
