package com.example.topics;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(String name, Lenient lenient) {
  // WARNING [JsonLossy] javac: isNameless() {
  // WARNING [JsonLossy] ecj: isNameless()
  public boolean isNameless() {
    return name == null;
  }

  @JsonProperty(access = JsonProperty.Access.READ_ONLY)
  public boolean isReadOnly() {
    return true;
  }
}

@JsonIgnoreProperties(ignoreUnknown = true)
record Lenient(int size) {
  public boolean isEmpty() {
    return size == 0;
  }
}
