package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    Optional<String> text,
    Optional<@MaxLength(3) String> bounded,
    @MaxLength(4) Optional<String> outside,
    Optional<List<@MaxLength(5) String>> list,
    AtomicReference<Port> reference,
    Map<String, Optional<Integer>> values,
    @SuppressWarnings("rawtypes") Optional raw) {}

record Port(Integer number) {}
