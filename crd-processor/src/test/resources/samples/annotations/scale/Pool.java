package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Scale;

@CustomResource(group = "example.com", version = "v1")
@Scale(specReplicasPath = ".spec.size.min", statusReplicasPath = ".status.size")
record Pool(PoolSpec spec, PoolStatus status) {}

record PoolSpec(Size size) {}

record Size(Integer min) {}

record PoolStatus(int size) {}
