package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Required;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [RequiredWithDefault] @Required
  @Required
  @Default("1")
  public Integer partitions;
}
