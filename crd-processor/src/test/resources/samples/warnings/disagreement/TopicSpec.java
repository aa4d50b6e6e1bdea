package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Title;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  private Integer size;

  @Minimum(1)
  public Integer getSize() {
    return size;
  }

  // WARNING [AnnotationsDisagree] @Minimum(2)
  // | the stricter one holds
  @Minimum(2)
  public void setSize(Integer size) {
    this.size = size;
  }

  @Title("a")
  public String title;

  // WARNING [AnnotationsDisagree] @Title("b")
  @Title("b")
  public String getTitle() {
    return title;
  }
}
