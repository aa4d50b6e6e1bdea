package com.example.topics;

import io.github.crd4j.annotations.ConversionWebhook;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Dropped;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
record Topic(TopicSpec spec) {}

record TopicSpec(
    Integer partitions,
    @Dropped(because = "it is computed again from the partitions") Integer cachedSize,
    Limits limits) {}

record Limits(
    Integer bytes,
    @Dropped(because = "nobody reads it", versions = "v1alpha1") String note) {}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
record TopicV1Alpha1(OldTopicSpec spec) {}

record OldTopicSpec(
    Integer partitions,
    @Dropped(because = "no broker has looked at it since 2.0") Boolean legacyFormat) {}
