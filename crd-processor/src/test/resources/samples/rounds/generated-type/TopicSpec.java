package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Generated generated;
  public List<Generated> list;
}
