package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxItems;
import java.util.List;
import java.util.Map;
import java.util.Set;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MaxItems(10) List<@MaxItems(3) List<String>> routes,
    @MaxItems(0) Set<String> zones,
    @MaxItems(2) Integer[] weights,
    Map<String, @MaxItems(4) List<String>> groups) {}
