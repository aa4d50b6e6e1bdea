package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.SelectableField;

@CustomResource(group = "example.com", version = "v1")
@SelectableField(jsonPath = ".status.phase")
@SelectableField(jsonPath = ".spec.cleanup")
record Topic(TopicSpec spec, TopicStatus status) {}

record TopicSpec(@SelectableField String owner, Cleanup cleanup, Retention retention) {}

record Retention(@SelectableField Boolean forever, @SelectableField Integer days) {}

enum Cleanup {
  DELETE,
  COMPACT
}

record TopicStatus(String phase) {}
