package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MinLength;
import io.github.crd4j.annotations.Required;

/** A topic. */
@CustomResource(group = "example.com", version = "v1")
record TopicSpec(@Required @MinLength(1) String name, Nested nested) {

  static final int LIMIT = 3;

  TopicSpec {
    if (name == null) {
      throw new IllegalArgumentException();
    }
  }

  TopicSpec(String name) {
    this(name, null);
  }

  static TopicSpec of(String name) {
    return new TopicSpec(name);
  }

  @Override
  public String name() {
    return name;
  }

  record Nested(Integer size) {}
}
