package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

// ERROR [ConversionMissing] ecj: @CustomResource(
// | they differ in spec.owner
@CustomResource(
    group = "example.com",
    version = "v1",
    // ERROR [ConversionMissing] javac: .class
    otherVersions = TopicV1Alpha1.class)
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  public Integer partitions;
  public String owner;
}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
class TopicV1Alpha1 {
  public OldTopicSpec spec;
}

class OldTopicSpec {
  public Integer partitions;
}
