package com.example.topics;

import io.github.crd4j.annotations.ConversionWebhook;
import io.github.crd4j.annotations.CrdMetadata;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(
    service = "topic-operator",
    namespace = "topics",
    port = 8443,
    path = "/crds/convert",
    injectCaFrom = "topics/topic-operator-certificate",
    reviewVersions = {"v1", "v1beta1"})
@CrdMetadata(annotations = "example.com/team=data")
record Topic(TopicSpec spec) {}

record TopicSpec(Integer partitions, String owner) {}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
record TopicV1Alpha1(OldTopicSpec spec) {}

record OldTopicSpec(Integer partitions, @Default("fast") String mode) {}
