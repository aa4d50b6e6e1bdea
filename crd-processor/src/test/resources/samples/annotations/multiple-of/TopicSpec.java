package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MultipleOf;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MultipleOf(1024) Long segmentBytes, @MultipleOf(0.25) Double ratio, List<@MultipleOf(2) Integer> pairs) {}
