package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  @ConvertedFrom(version = "v1alpha1", path = "spec.team")
  public String owner;
}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
class TopicV1Alpha1 {
  public OldTopicSpec spec;
}

class OldTopicSpec {
  // WARNING [SelectableFieldDiffers] @SelectableField
  @SelectableField
  public String team;
}
