package com.example;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
public record Topic(Topic.Spec spec) {

  public record Spec(Thread owner) {}
}
