package com.example.topics;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.EmbeddedResource;
import io.github.crd4j.annotations.PreserveUnknownFields;
import io.github.crd4j.annotations.Required;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @EmbeddedResource Object template,
    @EmbeddedResource JsonNode tree,
    List<@EmbeddedResource Object> objects,
    @EmbeddedResource @PreserveUnknownFields Partial partial,
    Whole whole) {}

record Partial(String apiVersion, String kind) {}

@EmbeddedResource
record Whole(@Required String apiVersion, @Required String kind, Integer size) {}
