package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.Required;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Storage storage;

  @ListType(value = ListType.Kind.MAP, keys = "type")
  public List<Storage> mirrors;
}

/** Where messages are kept. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, names = {"disk", "ssd"}),
  @JsonSubTypes.Type(value = Memory.class, name = "memory"),
  @JsonSubTypes.Type(value = Remote.class, name = "remote")
})
abstract class Storage {
  @Required public String name;
  public boolean shared;
}

class Disk extends Storage {
  /** Bytes on disk. */
  @Required public Long size;

  public String path;
}

class Memory extends Storage {
  @Required public Long size;
}

class Remote extends Storage {
  @Required public String url;
}
