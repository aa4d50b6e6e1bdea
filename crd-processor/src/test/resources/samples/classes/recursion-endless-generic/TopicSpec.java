package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Growing<String> growing;
}

class Growing<T> {
  // ERROR [RecursiveType] more
  // | 'Growing<List<List<
  public Growing<List<T>> more;
}
