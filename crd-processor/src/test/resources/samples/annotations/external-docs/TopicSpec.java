package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ExternalDocs;

@CustomResource(group = "example.com", version = "v1")
@ExternalDocs(url = "https://example.com/topics")
record TopicSpec(
    @ExternalDocs(url = "https://example.com/cron", description = "Syntax of schedules")
        String schedule) {}
