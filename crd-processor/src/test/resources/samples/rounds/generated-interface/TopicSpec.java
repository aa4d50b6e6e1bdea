package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec implements Generated {
  public String own;

  @Override
  // WARNING [JsonLossy] getName()
  public String getName() {
    return "";
  }
}
