package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Example;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Example("0 3 * * *") String schedule,
    @Example("{\"days\": 30}") Retention retention,
    @Example("[1, 2]") List<Integer> weights,
    Shape shape) {}

record Retention(Integer days) {}

@Example("{\"sides\": 3}")
record Shape(Integer sides) {}
