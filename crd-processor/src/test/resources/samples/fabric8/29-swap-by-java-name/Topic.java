package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fabric8.crd.generator.annotation.SchemaSwap;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
@SchemaSwap(originalType = Inner.class, fieldName = "x", targetType = Integer.class)
@SchemaSwap(originalType = Inner.class, fieldName = "y")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Inner inner;
}

class Inner {
  @JsonProperty("renamed")
  public Object x;

  public Object y;
}
