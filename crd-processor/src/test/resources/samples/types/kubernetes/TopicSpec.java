package com.example.topics;

import io.fabric8.kubernetes.api.model.AnyType;
import io.fabric8.kubernetes.api.model.Duration;
import io.fabric8.kubernetes.api.model.GenericKubernetesResource;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.MicroTime;
import io.fabric8.kubernetes.api.model.Quantity;
import io.fabric8.kubernetes.api.model.runtime.RawExtension;
import io.github.crd4j.annotations.CustomResource;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    IntOrString intOrString,
    Quantity quantity,
    Map<String, Quantity> quantities,
    Duration duration,
    MicroTime microTime,
    AnyType anyType,
    GenericKubernetesResource resource,
    HasMetadata hasMetadata,
    RawExtension rawExtension) {}
