package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    Cleanup cleanup,
    @Default("compact") Cleanup withDefault,
    List<Cleanup> list,
    Map<Cleanup, Cleanup> map,
    Nested.Mode nested) {}

enum Cleanup {
  DELETE,
  @JsonProperty("compact")
  COMPACT,
  Both {
    @Override
    public String toString() {
      return "other";
    }
  }
}

class Nested {
  enum Mode {
    YES,
    NO
  }
}
