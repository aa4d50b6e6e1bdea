package com.example.topics;

import io.github.crd4j.annotations.CrdMetadata;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
@CrdMetadata(
    labels = {"app.kubernetes.io/part-of=topics", "team=", "a=b"},
    annotations = "example.com/query=a=b&c=d")
record TopicSpec(Integer partitions) {}
