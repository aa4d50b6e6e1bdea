package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

// WARNING [StorageNotPreferred] @CustomResource(
@CustomResource(group = "example.com", version = "v1alpha1", otherVersions = TopicV1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  public Integer partitions;
}

@CustomResource(group = "example.com", version = "v1", kind = "Topic", storage = false)
class TopicV1 {
  public TopicSpec spec;
}
