package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.MaxLength;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  private Integer size;

  // WARNING [AnnotationWithoutEffect] @MaxLength(1)
  @MaxLength(1)
  public Integer getSize() {
    return size;
  }

  // ERROR [DefaultMalformed] "x"
  @Default("x")
  public void setSize(Integer size) {
    this.size = size;
  }
}
