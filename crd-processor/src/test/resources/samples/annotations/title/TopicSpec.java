package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Title;

@CustomResource(group = "example.com", version = "v1")
@Title("A topic")
record TopicSpec(@Title("Partition count") Integer partitions, Retention retention) {}

@Title("Retention")
record Retention(Integer days) {}
