package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.SchemaPatch;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @SchemaPatch("{\"not\": {\"enum\": [\"root\"]}}") String owner,
    @SchemaPatch("{\"format\": null, \"multipleOf\": 5}") Integer partitions,
    Choice choice,
    @SchemaPatch("{\"maxLength\": 5}") @MaxLength(10) String name) {}

@SchemaPatch("{\"oneOf\": [{\"required\": [\"a\"]}, {\"required\": [\"b\"]}]}")
record Choice(String a, String b) {}
