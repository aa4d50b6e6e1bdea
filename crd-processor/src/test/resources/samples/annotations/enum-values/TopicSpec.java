package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.EnumValues;
import io.github.crd4j.annotations.IntOrString;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @EnumValues({"delete", "compact", "8080"}) String cleanup,
    @EnumValues({"1", "3", "5"}) Integer replicas,
    @EnumValues({"FAST"}) Speed speed,
    List<@EnumValues({"a", "b"}) String> letters,
    @IntOrString @EnumValues({"80", "http"}) Object port) {}

enum Speed {
  SLOW,
  FAST
}
