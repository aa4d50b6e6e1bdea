package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Required;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Storage storage;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
@JsonSubTypes({@JsonSubTypes.Type(Disk.class), @JsonSubTypes.Type(Remote.class)})
abstract class Storage {
  public String name;
}

class Disk extends Storage {
  @Required public String path;
}

class Remote extends Storage {
  @Required public String url;
  public String user;
}
