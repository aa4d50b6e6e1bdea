package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Nullable;
import io.github.crd4j.annotations.Required;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Nullable String owner,
    Map<String, @Nullable Integer> limits,
    List<@Nullable String> zones,
    @Required @Nullable Retention retention,
    @Nullable @Default("1") Integer size) {}

record Retention(Integer days) {}
