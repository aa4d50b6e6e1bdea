package com.example.topics;

import com.fasterxml.jackson.annotation.JsonIgnore;
import io.github.crd4j.annotations.CrdMetadata;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.PrinterColumn;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.Scale;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Minimum(1)
  @Minimum(1)
  static int counter;

  // WARNING [AnnotationWithoutEffect] @Required
  @Required
  public String compute(int x) {
    return "";
  }

  @JsonIgnore
  @Minimum(2)
  public int ignored;

  public Port port;
}

// WARNING [AnnotationWithoutEffect] @Scale
@Scale
// WARNING [AnnotationWithoutEffect] @CrdMetadata(
@CrdMetadata(labels = "a=b")
// WARNING [AnnotationWithoutEffect] @PrinterColumn(
@PrinterColumn(jsonPath = ".spec.x")
class Port {
  public Integer number;
}
