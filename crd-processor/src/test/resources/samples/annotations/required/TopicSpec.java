package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Required;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(@Required String owner, @Required Retention retention, Integer partitions) {}

record Retention(@Required Integer days, @Required @JsonProperty("max-size") Long maxSize) {}
