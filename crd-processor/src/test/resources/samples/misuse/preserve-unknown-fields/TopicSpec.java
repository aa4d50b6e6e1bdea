package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.PreserveUnknownFields;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @PreserveUnknownFields
  @PreserveUnknownFields
  static Object settings;

  public Integer partitions;
}
