package com.example.topics;

import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

class Topics {

  // ERROR [GroupOrVersionMissing] @Version("v1")
  // | Topic has @Version, but no @Group
  @Version("v1")
  static class Topic extends CustomResource<Spec, Void> {
    private static final long serialVersionUID = 1L;
  }

  // ERROR [GroupOrVersionMissing] @Group("example.com")
  // | Queue has @Group, but no @Version
  @Group("example.com")
  static class Queue extends CustomResource<Spec, Void> {
    private static final long serialVersionUID = 1L;
  }

  /** Its subclasses have the version. */
  @Group("example.com")
  abstract static class Base<S> extends CustomResource<S, Void> {
    private static final long serialVersionUID = 1L;
  }

  static class Spec {
    public String name;
  }
}
