package com.example.topics;

import io.github.crd4j.annotations.*;
import java.util.*;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  @EnumValues({"plain", "zip", "zstd"})
  // ERROR [FallbackMissing] compression;
  // | "zstd"
  public String compression;

  // ERROR [FallbackMissing] bytes;
  // | integers beyond 32 bits
  public Long bytes;

  @EnumValues({"a", "b"})
  // ERROR [FallbackMissing] javac: "x"
  // | is itself no value
  // ERROR [FallbackMissing] ecj: fallback
  @ConvertedFrom(version = "v1alpha1", fallback = "x")
  public String mode;
}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
class TopicV1Alpha1 {
  public OldTopicSpec spec;
}

class OldTopicSpec {
  @EnumValues({"plain", "zip"})
  public String compression;

  public Integer bytes;

  @EnumValues("a")
  public String mode;

  @Required
  // ERROR [RequiredWithoutSource] owner;
  public String owner;
}
