package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Required;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @JsonTypeInfo(
      use = JsonTypeInfo.Id.NAME,
      include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
      property = "storageType")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Disk.class, name = "disk"),
    @JsonSubTypes.Type(value = Memory.class, name = "memory")
  })
  public Object storage;
}

class Disk {
  @Required public String path;
  public Long size;
}

class Memory {
  public Long size;
}
