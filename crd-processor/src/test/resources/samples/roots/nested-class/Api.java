package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

class Api {
  @CustomResource(group = "example.com", version = "v1")
  record Topic(Spec spec) {
    record Spec(Integer partitions) {}
  }
}
