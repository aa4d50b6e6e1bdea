package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

// ERROR [UnresolvedType] javac: class TopicSpec
// | 'Missing'
// ERROR [UnresolvedType] ecj: TopicSpec
// | 'Missing'
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [compiler] Missing
  public Missing missing;
}
