package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Example;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [DefaultMalformed] "often"
  @Example("often")
  public Integer interval;
}
