package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

/** A topic of messages. */
@CustomResource(group = "example.com", version = "v1")
class Topic {
  public String apiVersion;
  public String kind;
  public Object metadata;
  public TopicSpec spec;
  public TopicStatus status;
  public String extra;
}

/** What is wanted. */
class TopicSpec {
  public Integer partitions;
}

/** What is there. */
class TopicStatus {
  public String phase;
}
