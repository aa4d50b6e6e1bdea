package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Required;
import org.jspecify.annotations.NonNull;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@CustomResource(group = "example.com", version = "v1")
@NullMarked
class TopicSpec {
  // WARNING [AnnotationsDisagree] @Nullable String
  // | the first one holds: @Required
  @Required public @Nullable String owner;

  @JsonProperty(required = true)
  // WARNING [AnnotationsDisagree] @Nullable String
  public @Nullable String zone;

  @Required public @NonNull String agreed;

  @Required public String quiet;
}
