package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
// ERROR [UnresolvedType] javac: class TopicSpec
// ERROR [UnresolvedType] ecj: TopicSpec
class TopicSpec {
  // ERROR [compiler] Missing
  public List<Missing> missing;
}
