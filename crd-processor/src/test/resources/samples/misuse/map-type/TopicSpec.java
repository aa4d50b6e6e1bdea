package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MapType;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @MapType(
  @MapType(MapType.Kind.ATOMIC)
  public List<String> zones;
}
