package com.example.topics;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.PreserveUnknownFields;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @PreserveUnknownFields Settings settings,
    Object anything,
    JsonNode tree,
    Map<String, Object> values,
    @PreserveUnknownFields Map<String, String> texts,
    List<@PreserveUnknownFields Settings> list,
    Open open) {}

record Settings(Integer timeoutSeconds) {}

@PreserveUnknownFields
record Open(String name) {}
