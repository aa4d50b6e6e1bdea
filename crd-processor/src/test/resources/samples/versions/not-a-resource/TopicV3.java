package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v3",
    kind = "Topic",
    storage = false)
class TopicV3 {
  public Integer size;
}
