package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Maximum;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Maximum(1)
  @Maximum(1)
  public String name;

  // ERROR [AnnotationValueInvalid] javac: .NEGATIVE_INFINITY
  // ERROR [AnnotationValueInvalid] ecj: Double.NEGATIVE_INFINITY
  @Maximum(Double.NEGATIVE_INFINITY)
  public Double ratio;
}
