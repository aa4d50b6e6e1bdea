package com.example.topics;

import io.github.crd4j.annotations.ConversionWebhook;
import io.github.crd4j.annotations.ConvertedFrom;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.EnumValues;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.Required;
import java.util.List;

@CustomResource(group = "example.com", version = "v1", otherVersions = TopicV1Alpha1.class)
@ConversionWebhook(service = "topics", namespace = "topics")
record Topic(TopicSpec spec) {}

record TopicSpec(
    @ConvertedFrom(version = "v1alpha1", path = "spec.partitionCount") Integer partitions,
    Retention retention,
    @ConvertedFrom(version = "v1alpha1", fallback = "plain") @EnumValues({"plain", "zip", "zstd"})
        String compression,
    @ConvertedFrom(version = "v1alpha1", path = "spec.sqlPort", at = "[name=sql].number")
        @ConvertedFrom(version = "v1alpha1", path = "spec.webPort", at = "[name=web].number")
        @ListType(value = ListType.Kind.MAP, keys = "name")
        @MaxItems(9)
        List<Port> ports,
    @ConvertedFrom(version = "v1alpha1", path = "spec.owner") @MaxItems(9) List<String> owners) {}

record Retention(
    @ConvertedFrom(version = "v1alpha1", path = "spec.retentionHours") Integer hours, Long bytes) {}

record Port(@Required String name, Integer number, Boolean tls) {}

@CustomResource(group = "example.com", version = "v1alpha1", kind = "Topic", storage = false)
record TopicV1Alpha1(OldTopicSpec spec) {}

record OldTopicSpec(
    Integer partitionCount,
    Integer retentionHours,
    @EnumValues({"plain", "zip"}) String compression,
    Integer sqlPort,
    Integer webPort,
    String owner) {}
