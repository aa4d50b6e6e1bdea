package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "foo",
    kind = "Topic",
    storage = false)
class TopicFoo {
  public Integer size;
}
