package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
// ERROR [ConversionHooksMissing] javac: class Topic {
// | com.example.topics.TopicV1alpha1Conversion
// ERROR [ConversionHooksMissing] ecj: Topic {
// | com.example.topics.TopicV1alpha1Conversion
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  public Boolean compressed;
}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
class TopicV1Alpha1 {
  public OldTopicSpec spec;
}

class OldTopicSpec {
  public String compressed;
}
