package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MapType;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MapType(MapType.Kind.ATOMIC) Map<String, String> selector,
    @MapType(MapType.Kind.GRANULAR) Map<String, String> labels,
    Retention retention,
    List<@MapType(MapType.Kind.ATOMIC) Port> ports) {}

@MapType(MapType.Kind.ATOMIC)
record Retention(Integer days) {}

record Port(String name) {}
