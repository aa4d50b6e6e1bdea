package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @MaxLength(253) String owner,
    Map<String, @MaxLength(63) String> tags,
    List<@MaxLength(1) String> zones,
    Optional<@MaxLength(2) String> alias,
    @MaxLength(4) byte[] content) {}
