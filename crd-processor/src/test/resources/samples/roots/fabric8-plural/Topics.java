package com.example.topics;

import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Plural;
import io.fabric8.kubernetes.model.annotation.Singular;
import io.fabric8.kubernetes.model.annotation.Version;

class Topics {

  // The plural is what fabric8's client asks the API server for.
  @Group("example.com")
  @Version("v1")
  static class MyRes extends CustomResource<Spec, Void> {
    private static final long serialVersionUID = 1L;
  }

  // The client lowers the names.
  @Group("example.com")
  @Version("v1")
  @Singular("Queue")
  @Plural("Queues")
  static class Waiting extends CustomResource<Spec, Void> {
    private static final long serialVersionUID = 1L;
  }

  static class Spec {
    public String name;
  }
}
