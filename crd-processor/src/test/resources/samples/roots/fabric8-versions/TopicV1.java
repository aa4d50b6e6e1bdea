package com.example.topics;

import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Kind;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
@Kind("Topic")
public class TopicV1 extends CustomResource<TopicV1.Spec, Void> implements Namespaced {
  private static final long serialVersionUID = 1L;

  public static class Spec {
    public Integer size;
  }
}
