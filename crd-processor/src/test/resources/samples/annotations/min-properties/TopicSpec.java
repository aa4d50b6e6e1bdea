package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MinProperties;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MinProperties(64) Map<String, String> tags,
    Retention retention,
    List<@MinProperties(2) Map<String, Integer>> rows) {}

@MinProperties(3)
record Retention(Integer days) {}
