package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v1",
    // ERROR [VersionNotAResource] javac: .class
    // ERROR [VersionNotAResource] ecj: otherVersions
    otherVersions = String.class)
class TopicSpec {
  public Integer partitions;
}
