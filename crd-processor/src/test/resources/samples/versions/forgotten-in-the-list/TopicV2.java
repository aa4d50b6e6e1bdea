package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

// ERROR [StorageVersionNotUnique] @CustomResource(
// | com.example.topics.TopicV1
@CustomResource(group = "example.com", version = "v2", kind = "Topic")
class TopicV2 {
  public Integer size;
}
