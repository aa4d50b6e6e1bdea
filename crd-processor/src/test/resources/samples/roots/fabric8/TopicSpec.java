package com.example.topics;

import io.github.crd4j.annotations.Minimum;

public class TopicSpec {
  @Minimum(1)
  public Integer partitions;
}
