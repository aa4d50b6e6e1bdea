package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v10",
    kind = "Topic",
    storage = false)
class TopicV10 {
  public Integer size;
}
