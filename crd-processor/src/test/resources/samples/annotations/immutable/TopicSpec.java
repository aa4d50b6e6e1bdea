package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Immutable;
import io.github.crd4j.annotations.Required;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Required @Immutable String engine,
    @Immutable String storageClass,
    @Immutable @Default("1") Integer size,
    @Immutable @JsonProperty("max-size") Integer maxSize,
    Placement placement) {}

record Placement(@Immutable String zone) {}
