package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [DefaultInitialiserUnknown] @Default
  @Default
  public Integer none;

  // ERROR [DefaultInitialiserUnknown] @Default
  @Default
  public List<String> computed = List.of("a");

  // ERROR [DefaultInitialiserUnknown] @Default
  @Default
  public long time = System.nanoTime();

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public int size = 3;

  @Default("4")
  public int stated = 3;
}
