package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  @Required public String engine;

  @Default("3")
  public Integer size;

  @Minimum(1)
  public Integer partitions;

  @Immutable public String owner;

  public String team;

  public String room;
}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
class TopicV1Alpha1 {
  public OldTopicSpec spec;
}

class OldTopicSpec {
  // WARNING [LooserThanStorage] engine;
  // | may be missing in v1alpha1
  public String engine;

  // WARNING [DefaultsDiffer] javac: "1"
  // WARNING [DefaultsDiffer] ecj: "1"
  @Default("1")
  public Integer size;

  // WARNING [LooserThanStorage] partitions;
  // | minimum is 1
  public Integer partitions;

  // WARNING [LooserThanStorage] owner;
  // | self == oldSelf
  public String owner;

  // WARNING [TighterThanStorage] 9
  @MaxLength(9)
  public String team;

  @Required
  // WARNING [TighterThanStorage] room;
  public String room;
}
