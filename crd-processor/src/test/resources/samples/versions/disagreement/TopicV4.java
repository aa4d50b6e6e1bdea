package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v4",
    kind = "Topic",
    // ERROR [VersionsDisagree] javac: "topix"
    // ERROR [VersionsDisagree] ecj: plural
    plural = "topix",
    shortNames = "tp",
    storage = false)
class TopicV4 {
  public Integer size;
}
