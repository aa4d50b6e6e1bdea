package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MinLength;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MinLength(253) String owner,
    Map<String, @MinLength(63) String> tags,
    List<@MinLength(1) String> zones,
    Optional<@MinLength(2) String> alias,
    @MinLength(4) byte[] content) {}
