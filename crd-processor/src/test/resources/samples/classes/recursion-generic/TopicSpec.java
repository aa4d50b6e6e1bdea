package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Tree<String> tree;
}

class Tree<T> {
  public T value;

  // ERROR [RecursiveType] children
  public Map<String, Tree<T>> children;
}
