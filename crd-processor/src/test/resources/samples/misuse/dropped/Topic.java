package com.example.topics;

import io.github.crd4j.annotations.ConversionWebhook;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Dropped;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Dropped
  // | is not lost
  @Dropped(because = "both have it")
  public Integer partitions;
}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
class TopicV1Alpha1 {
  public OldTopicSpec spec;
}

class OldTopicSpec {
  public Integer partitions;
}
