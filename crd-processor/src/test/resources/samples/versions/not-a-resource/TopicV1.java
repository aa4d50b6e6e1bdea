package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

// ERROR [VersionNotAResource] ecj: @CustomResource(
// | 'com.example.topics.TopicV2'
@CustomResource(
    group = "example.com",
    version = "v1",
    kind = "Topic",
    otherVersions = {
      TopicV3.class,
      // ERROR [VersionNotAResource] javac: .class
      TopicV2.class
    })
class TopicV1 {
  public Integer size;
}
