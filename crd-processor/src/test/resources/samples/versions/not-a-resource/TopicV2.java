package com.example.topics;

class TopicV2 {
  public Integer size;
}
