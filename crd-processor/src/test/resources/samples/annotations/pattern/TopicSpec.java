package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.IntOrString;
import io.github.crd4j.annotations.Pattern;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @Pattern("^[a-z0-9-]+$") String owner,
    List<@Pattern("^eu-") String> zones,
    Map<String, @Pattern("\\d") String> tags,
    @IntOrString @Pattern("%$") Object surge) {}
