package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(Storage storage) {}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
@JsonSubTypes(@JsonSubTypes.Type(value = Disk.class, name = "disk"))
interface Storage {}

record Disk(String path) implements Storage {}
