package com.example.topics;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Node node;
}

// WARNING [JsonLossy] @JsonIdentityInfo(
@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "name")
class Node {
  public String name;
}
