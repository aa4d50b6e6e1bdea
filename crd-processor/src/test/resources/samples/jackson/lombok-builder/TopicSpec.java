package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import lombok.extern.jackson.Jacksonized;

// Lombok makes a builder for Jackson, but not in time to be seen.
@Jacksonized
@CustomResource(group = "example.com", version = "v1")
final class TopicSpec {
  private final String name;

  private TopicSpec(String name, int unused) {
    this.name = name;
  }

  public String getName() {
    return name;
  }
}
