package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
class Topic {
  public TopicSpec spec;
  public TopicStatus status;
}

class TopicSpec {
  public Integer partitions;

  // WARNING [KeptUnbounded] owners;
  public List<String> owners;
}

class TopicStatus {
  public String phase;

  // WARNING [KeptStatus] leader;
  public String leader;

  @SuppressWarnings("crd:KeptStatus")
  public String follower;
}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
class TopicV1Alpha1 {
  public OldTopicSpec spec;
  public OldTopicStatus status;
}

class OldTopicSpec {
  public Integer partitions;
}

class OldTopicStatus {
  public String phase;
}
