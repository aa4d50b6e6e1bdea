package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MinLength;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @MinLength(1)
  @MinLength(1)
  public List<String> zones;

  // WARNING [AnnotationWithoutEffect] javac: @MinLength(2)
  // WARNING [AnnotationWithoutEffect] ecj: weights
  public Map<String, @MinLength(2) Integer> weights;
}
