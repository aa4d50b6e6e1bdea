package com.example.topics;

import io.fabric8.generator.annotation.Required;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Store store;
}

// WARNING [JacksonCannotRead] javac: interface Store
// WARNING [JacksonCannotRead] ecj: Store
sealed interface Store permits Disk, Bucket {}

record Disk(@Required String path) implements Store {}

record Bucket(@Required String url) implements Store {}
