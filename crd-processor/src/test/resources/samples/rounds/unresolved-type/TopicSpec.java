package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
// ERROR [UnresolvedType] javac: class TopicSpec
// | 'Missing'
// ERROR [UnresolvedType] ecj: TopicSpec
// | 'Missing'
class TopicSpec {
  // ERROR [compiler] Missing
  public Missing missing;
}
