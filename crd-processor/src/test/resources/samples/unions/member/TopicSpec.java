package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
  @JsonSubTypes({
    @JsonSubTypes.Type(value = Disk.class, name = "disk"),
    @JsonSubTypes.Type(value = Memory.class, name = "memory")
  })
  public List<Storage> storages;

  public Map<String, Disk> plain;
}

interface Storage {}

class Disk implements Storage {
  public String path;
}

class Memory implements Storage {
  public Long size;
}
