package com.example.databases.v1;

import io.github.crd4j.annotations.ListType;
import java.util.List;

/**
 * What the operator last saw.
 *
 * @param observedGeneration The generation of the spec that this status is about.
 * @param readyInstances Number of instances that accept connections.
 * @param selector The labels of the instances, for autoscalers.
 * @param conditions What is to be said in detail.
 */
public record DatabaseStatus(
    Long observedGeneration,
    Integer readyInstances,
    String selector,
    @ListType(value = ListType.Kind.MAP, keys = "type") List<Condition> conditions) {}
