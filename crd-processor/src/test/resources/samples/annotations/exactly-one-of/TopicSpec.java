package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ExactlyOneOf;
import io.github.crd4j.annotations.Required;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(@Required Source source, Source fallback) {}

@ExactlyOneOf({"literal", "secretName"})
@ExactlyOneOf({"max-age", "secretName", "namespace"})
record Source(
    String literal,
    String secretName,
    @JsonProperty("max-age") Integer maxAge,
    String namespace) {}
