package com.example.topics;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Example;
import io.github.crd4j.annotations.Title;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Storage storage;
}

@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Disk.class, name = "disk"),
  @JsonSubTypes.Type(value = Memory.class, name = "memory")
})
interface Storage {
  /** Where the data is, whatever it is on. */
  @Title("Place")
  @Example("here")
  String getPlace();

  String getUndescribed();
}

class Disk implements Storage {
  /** The mount point. */
  @Override
  public String getPlace() {
    return "/";
  }

  public void setPlace(String place) {}

  /** What a disk says of it. */
  @Override
  public String getUndescribed() {
    return "";
  }

  public void setUndescribed(String undescribed) {}
}

class Memory implements Storage {
  /** The NUMA node. */
  @Override
  public String getPlace() {
    return "0";
  }

  public void setPlace(String place) {}

  /** What memory says of it. */
  @Override
  public String getUndescribed() {
    return "";
  }

  public void setUndescribed(String undescribed) {}
}
