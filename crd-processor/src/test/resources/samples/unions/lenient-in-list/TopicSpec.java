package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Required;
import java.util.List;

/** A list without a limit, whose rules the API server can afford for a million objects. */
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public List<Storage> storages;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", defaultImpl = Disk.class)
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, name = "disk"),
  @JsonSubTypes.Type(value = Remote.class, name = "remote"),
  @JsonSubTypes.Type(value = Memory.class, name = "memory"),
  @JsonSubTypes.Type(value = Nothing.class, name = "nothing")
})
interface Storage {}

class Disk implements Storage {
  public String shared;
}

class Remote implements Storage {
  public String shared;
  @Required public String url;
}

class Memory implements Storage {
  @Required public String url;
}

class Nothing implements Storage {}
