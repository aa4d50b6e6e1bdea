package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    Box<String> text,
    Box<List<Integer>> lists,
    Pair<String, Port> pair,
    Box<Box<Boolean>> nested,
    Bounded<Port> bounded,
    Self self,
    @SuppressWarnings("rawtypes") Box raw,
    Box<?> wildcard) {}

record Box<T>(T content, List<T> more) {}

record Pair<A, B>(A left, Map<String, B> right) {}

record Bounded<T extends Port>(T content) {}

class Self extends Base<Self.Inner> {
  record Inner(String name) {}
}

class Base<T> {
  public T value;
}

record Port(Integer number) {}
