package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.List;

// ERROR [UnresolvedType] javac: class TopicSpec
// ERROR [UnresolvedType] ecj: TopicSpec
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [compiler] Missing
  public List<Missing> missing;
}
