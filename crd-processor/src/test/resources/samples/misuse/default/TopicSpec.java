package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [DefaultMalformed] "three"
  @Default("three")
  public Integer size;

  // ERROR [DefaultMalformed] "1.5"
  @Default("1.5")
  public int replicas;

  // ERROR [DefaultMalformed] "[1, 2"
  @Default("[1, 2")
  public List<Integer> weights;

  // ERROR [DefaultMalformed] "{}"
  @Default("{}")
  public List<String> zones;

  // ERROR [DefaultMalformed] "yes"
  @Default("yes")
  public boolean enabled;

  // ERROR [DefaultMalformed] "\"unclosed"
  @Default("\"unclosed")
  public String owner;
}
