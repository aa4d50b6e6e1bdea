package com.example.topics;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.fabric8.crd.generator.annotation.SchemaFrom;
import io.fabric8.generator.annotation.Size;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;
import java.util.Map;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  @SchemaFrom(type = String[].class)
  @Size(max = 3)
  public JsonNode names;

  @SchemaFrom(type = Map.class)
  public String map;

  @SchemaFrom(type = String.class)
  @JsonSerialize(using = ToStringSerializer.class)
  public Loop loop;

  @SchemaFrom(type = void.class)
  public Loop dropped;

  @Text public Loop composed;
}

class Loop {
  public Loop loop;
}

@SchemaFrom(type = String.class)
@interface Text {}
