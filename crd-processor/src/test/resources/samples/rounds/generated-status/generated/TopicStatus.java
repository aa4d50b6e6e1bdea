package com.example.topics;

public class TopicStatus {
  public String phase;
}
