package com.example;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;

@CustomResource(group = "example.com", version = "v1")
public record Topic(Topic.Spec spec) {

  public record Spec(@Minimum(1) Integer replicas) {}
}
