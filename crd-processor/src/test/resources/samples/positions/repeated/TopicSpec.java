package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Validation;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Validation(
  // | 'LIMIT'
  @Validation(rule = "self > 1")
  @Validation(rule = "self > 2")
  static Integer LIMIT;

  public Integer size;
}
