package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

@CustomResource(group = "example.com", version = "v1")
record Topic(TopicSpec spec, TopicStatus status) {}

record TopicSpec(
    String name,
    @Nullable String owner,
    @Default("1") Integer replicas,
    int partitions,
    Optional<String> alias,
    List<@Nullable String> zones,
    String @Nullable [] racks,
    @Nullable String[] hosts,
    Map<String, Shared> shared,
    Box<String> box,
    @io.github.crd4j.annotations.Nullable String cleared,
    Bean bean) {}

record Shared(String key, @Nullable Shared2 more) {}

record Shared2(String key) {}

record Same(@Nullable String key) {}

record Box<T extends @Nullable Object>(T content) {}

record TopicStatus(String phase, Shared shared, Same same) {}

class Bean {
  private String set;
  private String written;

  public String getSet() {
    return set;
  }

  public void setSet(String set) {
    this.set = set;
  }

  @JsonProperty(access = JsonProperty.Access.READ_ONLY)
  public String getWritten() {
    return written;
  }
}
