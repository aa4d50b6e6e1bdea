package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v2",
    kind = "Topic",
    // WARNING [VersionUnlisted] javac: false
    // WARNING [VersionUnlisted] ecj: storage
    storage = false)
class TopicV2 {
  public Integer size;
}
