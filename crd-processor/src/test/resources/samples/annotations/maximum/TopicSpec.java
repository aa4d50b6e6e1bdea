package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.IntOrString;
import io.github.crd4j.annotations.Maximum;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Maximum(99) Integer partitions,
    @Maximum(value = 0.5, exclusive = true) double ratio,
    @Maximum(9007199254740991.0) long offset,
    List<@Maximum(0) Integer> weights,
    Map<String, List<@Maximum(1e3) Double>> table,
    @IntOrString @Maximum(65535) Object port) {}
