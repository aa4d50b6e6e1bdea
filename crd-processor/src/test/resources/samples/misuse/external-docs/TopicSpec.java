package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ExternalDocs;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @ExternalDocs(
  @ExternalDocs(url = "https://example.com/cron")
  static String schedule;

  public Integer partitions;
}
