package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

// ERROR [ResourceWithoutSpec] javac: @CustomResource
// ERROR [ResourceWithoutSpec] ecj: @CustomResource
// | Topic cannot be a spec, because its JSON is a string
@CustomResource(group = "example.com", version = "v1")
enum Topic {
  NEWS
}
