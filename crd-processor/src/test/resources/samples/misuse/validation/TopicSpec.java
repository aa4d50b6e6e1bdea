package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Validation;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Validation(
  @Validation(rule = "self > 0")
  static Integer LIMIT;

  public Integer partitions;
}
