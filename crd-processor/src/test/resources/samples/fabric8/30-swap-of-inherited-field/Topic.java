package com.example.topics;

import io.fabric8.crd.generator.annotation.SchemaSwap;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
@SchemaSwap(originalType = Base.class, fieldName = "x", targetType = Integer.class)
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Inner inner;
}

class Base {
  public Object x;
}

class Inner extends Base {}
