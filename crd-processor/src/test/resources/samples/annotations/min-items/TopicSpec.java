package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MinItems;
import java.util.List;
import java.util.Map;
import java.util.Set;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MinItems(1) List<@MinItems(3) List<String>> routes,
    @MinItems(0) Set<String> zones,
    @MinItems(2) Integer[] weights,
    Map<String, @MinItems(4) List<String>> groups) {}
