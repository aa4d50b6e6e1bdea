package com.example;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Validation;

@CustomResource(group = "example.com", version = "v1")
public record Topic(Topic.Spec spec) {

  public record Spec(
      @Minimum(1)
          @Validation(rule = "self >= oldSelf", message = "replicas are never taken away")
          Integer replicas) {}
}
