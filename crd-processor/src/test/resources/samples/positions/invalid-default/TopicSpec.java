package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Minimum;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @Minimum(1)
  // ERROR [InvalidDefault] "0"
  @Default("0")
  public Integer size;

  // ERROR [UnknownFieldInDefault] "{\"nam\": \"x\"}"
  @Default("{\"nam\": \"x\"}")
  public Port port;
}

class Port {
  public String name;
}
