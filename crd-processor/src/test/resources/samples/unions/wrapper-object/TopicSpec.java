package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(Storage storage) {}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, name = "disk"),
  @JsonSubTypes.Type(value = Memory.class, name = "memory")
})
sealed interface Storage permits Disk, Memory {}

record Disk(String path, @Minimum(1) Long size) implements Storage {}

record Memory(Long size) implements Storage {}
