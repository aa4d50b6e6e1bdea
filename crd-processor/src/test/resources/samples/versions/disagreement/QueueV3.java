package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(
    group = "example.com",
    version = "v3",
    // ERROR [VersionsDisagree] javac: "Queue"
    // ERROR [VersionsDisagree] ecj: kind
    kind = "Queue",
    storage = false)
class QueueV3 {
  public Integer size;
}
