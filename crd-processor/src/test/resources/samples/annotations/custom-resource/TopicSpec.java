package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Scope;

@CustomResource(
    group = "queues.example.com",
    version = "v1beta2",
    kind = "Topic",
    plural = "topix",
    singular = "topick",
    listKind = "Topics",
    shortNames = {"tp", "t"},
    categories = "all",
    scope = Scope.CLUSTER,
    deprecated = true,
    deprecationWarning = "use v1 \u2013 it is better",
    status = TopicStatus.class)
record TopicSpec(Integer partitions) {}

record TopicStatus(String phase) {}
