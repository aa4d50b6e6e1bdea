package com.example.topics;

import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
// ERROR [StorageVersionNotUnique] javac: false
// ERROR [StorageVersionNotUnique] ecj: storage = false
@Version(value = "v1", storage = false)
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public String name;
}
