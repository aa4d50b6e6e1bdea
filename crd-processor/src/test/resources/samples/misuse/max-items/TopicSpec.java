package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxItems;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @MaxItems(1)
  @MaxItems(1)
  public Map<String, String> zones;

  // WARNING [AnnotationWithoutEffect] @MaxItems(2)
  @MaxItems(2)
  public String name;

  // WARNING [AnnotationWithoutEffect] javac: @MaxItems(3)
  // WARNING [AnnotationWithoutEffect] ecj: owners
  public List<@MaxItems(3) String> owners;
}
