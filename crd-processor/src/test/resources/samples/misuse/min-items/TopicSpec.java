package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MinItems;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @MinItems(1)
  @MinItems(1)
  public Map<String, String> zones;

  // WARNING [AnnotationWithoutEffect] @MinItems(2)
  @MinItems(2)
  public String name;

  // WARNING [AnnotationWithoutEffect] javac: @MinItems(3)
  // WARNING [AnnotationWithoutEffect] ecj: owners
  public List<@MinItems(3) String> owners;
}
