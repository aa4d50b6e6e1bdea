package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v1alpha1",
    kind = "Topic",
    storage = false)
class TopicV1Alpha1 {
  public Integer size;
}
