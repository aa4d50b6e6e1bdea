package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Nothing nothing;
}

// WARNING [JacksonFails] javac: class Nothing
// WARNING [JacksonFails] ecj: Nothing
class Nothing {}
