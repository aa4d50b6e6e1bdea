package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Scale;

@CustomResource(group = "example.com", version = "v1")
@Scale(labelSelectorPath = ".status.selector")
record Worker(WorkerSpec spec, WorkerStatus status) {}

record WorkerSpec(@Minimum(0) @Default("1") Integer replicas) {}

record WorkerStatus(Integer replicas, String selector) {}
