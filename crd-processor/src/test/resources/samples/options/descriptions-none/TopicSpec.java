package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Description;

/** A topic. */
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  /** Number of partitions. */
  public Integer partitions;

  @Description("Stays.")
  public Integer stated;
}
