package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    // WARNING [AnnotationWithoutEffect] javac: @Minimum(1)
    // WARNING [AnnotationWithoutEffect] ecj: name
    @Minimum(1) String name,
    Integer partitions) {}
