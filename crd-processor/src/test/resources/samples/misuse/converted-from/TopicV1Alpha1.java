package com.example.topics;

import io.github.crd4j.annotations.ConvertedFrom;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
class TopicV1Alpha1 {
  public OldTopicSpec spec;
}

class OldTopicSpec {
  // WARNING [AnnotationWithoutEffect] @ConvertedFrom
  @ConvertedFrom(version = "v1", path = "spec.partitions")
  public Integer partitionCount;

  public String owner;
}
