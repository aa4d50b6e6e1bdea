package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Required;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Storage storage;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", defaultImpl = Disk.class)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, name = "disk"),
  @JsonSubTypes.Type(value = Remote.class, name = "remote")
})
interface Storage {}

class Disk implements Storage {
  public String path;
}

class Remote implements Storage {
  @Required public String url;
}
