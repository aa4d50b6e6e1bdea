package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MinLength;
import io.github.crd4j.annotations.Minimum;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {

  static int counter;
  public String publicField;
  @MinLength(1)
  private String withAccessors;
  private Integer annotatedGetter;

  public String getWithAccessors() {
    return withAccessors;
  }

  public void setWithAccessors(String withAccessors) {
    this.withAccessors = withAccessors;
  }

  @Minimum(1)
  public Integer getAnnotatedGetter() {
    return annotatedGetter;
  }

  public void setAnnotatedGetter(Integer annotatedGetter) {
    this.annotatedGetter = annotatedGetter;
  }

  public static String getStatic() {
    return "";
  }
}
