package com.example.topics;

import io.fabric8.kubernetes.api.model.Condition;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ListType;
import java.util.List;

// The models keep fields that they do not know, but what they model has none.
@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @ListType(value = ListType.Kind.MAP, keys = "type") List<Condition> conditions) {}
