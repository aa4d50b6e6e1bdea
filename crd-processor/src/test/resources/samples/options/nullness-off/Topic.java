package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Required;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@CustomResource(group = "example.com", version = "v1")
@NullMarked
record Topic(TopicSpec spec, @Nullable TopicStatus status) {}

@NullMarked
record TopicSpec(String name, @Required String stated, @Nullable String owner) {}

@NullMarked
record TopicStatus(String phase, @Nullable String message) {}
