package com.example.topics;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @JsonProperty("max-size")
  public Integer maxSize;

  @JsonProperty(required = true)
  public String owner;

  @JsonProperty(value = "kind", defaultValue = "plain")
  public String type;

  @JsonIgnore
  public Thread ignored;

  @JsonPropertyDescription("From Jackson.")
  public Integer described;

  @JsonIgnore
  @Minimum(1)
  public Integer ignoredWithConstraint;
}
