package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import javax.validation.constraints.NotNull;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @NotNull public String name;
}
