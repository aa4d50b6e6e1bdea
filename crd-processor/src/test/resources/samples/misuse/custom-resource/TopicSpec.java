package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

// ERROR [VersionNotAResource] ecj: @CustomResource(
@CustomResource(
    group = "example.com",
    version = "v1",
    // ERROR [VersionNotAResource] javac: .class
    otherVersions = String.class)
class TopicSpec {
  public Integer partitions;
}
