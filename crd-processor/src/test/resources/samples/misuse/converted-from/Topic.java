package com.example.topics;

import io.github.crd4j.annotations.ConversionWebhook;
import io.github.crd4j.annotations.ConvertedFrom;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  // ERROR [ConvertedFromPath] javac: "spec.partitonCount"
  // | did you mean 'partitionCount'?
  // ERROR [ConvertedFromPath] ecj: path
  @ConvertedFrom(version = "v1alpha1", path = "spec.partitonCount")
  public Integer partitions;

  // ERROR [ConvertedFromPath] javac: "v1beta1"
  // ERROR [ConvertedFromPath] ecj: version
  @ConvertedFrom(version = "v1beta1", path = "spec.partitionCount")
  public Integer size;

  @ConvertedFrom(version = "v1alpha1", path = "spec.owner")
  public String owner;

  // ERROR [ConvertedFromOverlap] javac: "spec.owner"
  // | already 'spec.owner'
  // ERROR [ConvertedFromOverlap] ecj: path
  @ConvertedFrom(version = "v1alpha1", path = "spec.owner")
  public String team;
}
