package com.example.topics;

import com.example.lib.Shared;
import io.github.crd4j.annotations.CustomResource;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(Shared shared, List<Shared.Port> ports) {}
