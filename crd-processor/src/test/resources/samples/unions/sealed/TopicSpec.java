package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1", status = TopicStatus.class)
record TopicSpec(Storage storage) {}

// WARNING [JacksonCannotRead] javac: interface Storage
// WARNING [JacksonCannotRead] ecj: Storage
sealed interface Storage permits Local, Remote {}

sealed interface Local extends Storage permits Disk, Memory {}

record Disk(@JsonProperty(required = true) String path) implements Local {}

record Memory(@JsonProperty(required = true) Long bytes) implements Local {}

record Remote(@JsonProperty(required = true) String url, String user) implements Storage {}

record TopicStatus(State state) {}

sealed interface State permits Ready, Failed {}

record Ready(String since) implements State {}

record Failed(String reason) implements State {}
