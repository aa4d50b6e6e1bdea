package com.example.topics;

import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Description;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @Description("a")
  // WARNING [AnnotationsDisagree] @JsonPropertyDescription("b")
  @JsonPropertyDescription("b")
  public Integer partitions;
}
