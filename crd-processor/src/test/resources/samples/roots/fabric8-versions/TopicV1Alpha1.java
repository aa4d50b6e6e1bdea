package com.example.topics;

import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Kind;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version(value = "v1alpha1", storage = false)
@Kind("Topic")
public class TopicV1Alpha1 extends CustomResource<TopicV1Alpha1.Spec, Void> implements Namespaced {
  private static final long serialVersionUID = 1L;

  public static class Spec {
    public Integer size;
  }
}
