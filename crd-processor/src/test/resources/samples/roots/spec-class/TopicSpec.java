package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

/** A topic of messages. */
@CustomResource(group = "example.com", version = "v1", status = TopicStatus.class)
record TopicSpec(Integer partitions) {}

record TopicStatus(String phase) {}
