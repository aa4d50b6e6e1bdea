package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Description;
import java.util.List;

/** Javadoc that loses. */
@CustomResource(group = "example.com", version = "v1")
@Description("What a topic is.")
record TopicSpec(
    @Description("Number of partitions;\ncan only grow: 'yes', it can.") Integer partitions,
    Retention retention,
    @Description("How long here.") Retention archive,
    List<Retention> history) {}

@Description("How long records are kept.")
record Retention(Integer days) {}
