package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Maximum;
import io.github.crd4j.annotations.Minimum;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Storage storage;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, name = "disk"),
  @JsonSubTypes.Type(value = Memory.class, name = "memory")
})
interface Storage {}

class Disk implements Storage {
  @Minimum(1)
  @Maximum(100)
  public Integer size;

  public Integer port;
  public List<String> owner;
  public Map<String, String> labels;

  // WARNING [VariantsDisagree] "/data"
  @Default("/data")
  public String path;
}

class Memory implements Storage {
  @Minimum(1)
  // WARNING [VariantsDisagree] size
  // | they differ in: format, maximum
  public Long size;

  // WARNING [VariantsDisagree] port
  public String port;

  // WARNING [VariantsDisagree] owner
  public String owner;

  public Map<String, String> labels;
}
