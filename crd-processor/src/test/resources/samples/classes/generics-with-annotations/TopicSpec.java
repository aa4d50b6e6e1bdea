package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Minimum;
import java.util.List;

// not from class files under javac17
@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    Box<@MaxLength(3) String> text, List<Box<@Minimum(1) Integer>> numbers, Bounds bounds) {}

record Box<T>(T content, List<T> more) {}

class Bounds extends Base<@MaxLength(4) String> {}

class Base<T> {
  public T value;
}
