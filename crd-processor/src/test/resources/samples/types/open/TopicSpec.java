package com.example.topics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.crd4j.annotations.CustomResource;
import java.util.Map;
import java.util.stream.Stream;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    Object object,
    JsonNode node,
    ObjectNode objectNode,
    ArrayNode arrayNode,
    Map.Entry<String, String> entry,
    Stream<String> stream) {}
