package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxProperties;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MaxProperties(64) Map<String, String> tags,
    Retention retention,
    List<@MaxProperties(2) Map<String, Integer>> rows) {}

@MaxProperties(3)
record Retention(Integer days) {}
