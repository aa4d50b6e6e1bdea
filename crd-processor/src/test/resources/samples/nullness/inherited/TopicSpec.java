package com.example.topics;

import com.example.library.Base;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec extends Base<String> {
  public String unknown;
  public Base<String> other;
}
