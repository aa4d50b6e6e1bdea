package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Minimum(1) Integer partitions,
    @Minimum(value = 0.5, exclusive = true) double ratio,
    @Minimum(-9007199254740991.0) long offset,
    List<@Minimum(0) Integer> weights,
    Map<String, List<@Minimum(1e3) Double>> table) {}
