package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Storage storage;
}

@JsonTypeInfo(
    use = JsonTypeInfo.Id.NAME,
    include = JsonTypeInfo.As.EXISTING_PROPERTY,
    property = "kind",
    visible = true)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, name = "disk"),
  @JsonSubTypes.Type(value = Memory.class, name = "memory")
})
class Storage {
  /** What keeps the messages. */
  public String kind;
}

class Disk extends Storage {
  public String path;
}

class Memory extends Storage {}
