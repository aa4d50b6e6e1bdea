package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Title;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Integer partitions;

  // WARNING [AnnotationWithoutEffect] @Title("reset")
  @Title("reset")
  void reset() {}
}
