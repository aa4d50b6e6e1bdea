package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v1beta1",
    kind = "Topic",
    storage = false,
    deprecated = true)
class TopicV1Beta1 {
  public Integer size;
}
