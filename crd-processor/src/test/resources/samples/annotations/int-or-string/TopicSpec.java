package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.IntOrString;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Pattern;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @IntOrString @Pattern("^[0-9]+%$") @Minimum(0) @Default("25%") Object maxSurge,
    @IntOrString String port,
    @IntOrString Integer count,
    List<@IntOrString Object> ports,
    Map<String, @IntOrString @MaxLength(5) Object> limits) {}
