package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [OptionInvalid] (no place)
  // | -Acrd.parameterNames is 'yes'
  public Integer partitions;
}
