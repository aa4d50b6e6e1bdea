package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Title;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  private Integer size;

  // WARNING [AnnotationsDisagree] @Minimum(1)
  @Minimum(1)
  public Integer getSize() {
    return size;
  }

  @Minimum(2)
  public void setSize(Integer size) {
    this.size = size;
  }

  // WARNING [AnnotationsDisagree] @Title("b")
  @Title("a")
  public String title;

  @Title("b")
  public String getTitle() {
    return title;
  }
}
