package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Scope;

// ERROR [VersionsDisagree] @CustomResource(
// | shortNames
@CustomResource(
    // ERROR [VersionsDisagree] javac: "other.com"
    // ERROR [VersionsDisagree] ecj: group
    group = "other.com",
    version = "v2",
    kind = "Topic",
    storage = false,
    // ERROR [VersionsDisagree] javac: .CLUSTER
    // ERROR [VersionsDisagree] ecj: scope
    scope = Scope.CLUSTER)
class TopicV2 {
  public Integer size;
}
