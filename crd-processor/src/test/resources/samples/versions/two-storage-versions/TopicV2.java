package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v2",
    kind = "Topic",
    // ERROR [StorageVersionNotUnique] javac: true
    // ERROR [StorageVersionNotUnique] ecj: storage
    storage = true)
class TopicV2 {
  public Integer size;
}
