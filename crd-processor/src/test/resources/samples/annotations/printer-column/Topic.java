package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.PrinterColumn;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
@PrinterColumn(
    name = "Ready",
    jsonPath = ".status.conditions[?(@.type=='Ready')].status",
    description = "Whether it works")
@PrinterColumn(jsonPath = ".metadata.creationTimestamp", name = "Age")
@PrinterColumn(jsonPath = ".status.readyReplicas", priority = 1)
@PrinterColumn(jsonPath = ".spec.since", type = "string", format = "date")
record Topic(TopicSpec spec, TopicStatus status) {}

record TopicSpec(
    @PrinterColumn(priority = 1) Integer partitions,
    @PrinterColumn(name = "Mode") Cleanup cleanup,
    @PrinterColumn java.time.Instant since,
    Retention retention) {}

record Retention(@PrinterColumn Long days, @PrinterColumn double ratio) {}

enum Cleanup {
  DELETE,
  COMPACT
}

record TopicStatus(List<Condition> conditions, int readyReplicas) {}

record Condition(String type, String status) {}
