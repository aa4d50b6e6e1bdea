package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.Required;
import java.util.List;
import java.util.Map;
import java.util.Set;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @ListType(ListType.Kind.SET) List<String> zones,
    @ListType(ListType.Kind.ATOMIC) Set<Integer> weights,
    @ListType(value = ListType.Kind.MAP, keys = {"name", "protocol"}) Port[] ports,
    List<@ListType(ListType.Kind.SET) List<String>> routes,
    Map<String, @ListType(ListType.Kind.SET) List<String>> groups) {}

record Port(@Required String name, @Default("TCP") String protocol, Integer number) {}
