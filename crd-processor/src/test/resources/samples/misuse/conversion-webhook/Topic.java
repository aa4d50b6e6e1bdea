package com.example.topics;

import io.github.crd4j.annotations.ConversionWebhook;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
// ERROR [MalformedWebhookService] @ConversionWebhook(
// | has no namespace
@ConversionWebhook(
    service = "topics",
    // ERROR [MalformedWebhookService] javac: 99999
    // ERROR [MalformedWebhookService] ecj: port
    port = 99999,
    // ERROR [AnnotationValueInvalid] javac: "no-such-file.pem"
    // ERROR [AnnotationValueInvalid] ecj: caBundle
    caBundle = "no-such-file.pem",
    // ERROR [AnnotationValueInvalid] javac: "certificate"
    // ERROR [AnnotationValueInvalid] ecj: injectCaFrom
    injectCaFrom = "certificate",
    // ERROR [UnusableReviewVersions] javac: "v2"
    // ERROR [UnusableReviewVersions] ecj: reviewVersions
    reviewVersions = "v2")
class Topic {
  public TopicSpec spec;
}

// WARNING [AnnotationWithoutEffect] @ConversionWebhook
@ConversionWebhook(service = "topics", namespace = "topics")
class TopicSpec {
  public Integer partitions;
}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
// WARNING [AnnotationWithoutEffect] @ConversionWebhook
@ConversionWebhook(service = "topics", namespace = "topics")
class TopicV1Alpha1 {
  public TopicSpec spec;
}
