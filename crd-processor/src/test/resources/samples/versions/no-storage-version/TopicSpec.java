package com.example.topics;

public class TopicSpec {
  public Integer partitions;
}
