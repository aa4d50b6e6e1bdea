package com.example.topics;

import io.github.crd4j.annotations.CrdMetadata;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
// ERROR [AnnotationValueInvalid] ecj: @CrdMetadata(
// | 'storage'
// ERROR [AnnotationValueInvalid] ecj: @CrdMetadata(
// | '=value'
@CrdMetadata(
    labels = {
      "team=storage",
      // ERROR [AnnotationValueInvalid] javac: "storage"
      "storage"
    },
    // ERROR [AnnotationValueInvalid] javac: "=value"
    annotations = "=value")
class TopicSpec {
  public Integer partitions;
}
