package com.example.topics;

import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

// ERROR [ResourceWithoutSpec] "example.com"
@Group("example.com")
@Version("v1")
class Topic extends CustomResource<Void, TopicStatus> {
  private static final long serialVersionUID = 1L;
}

class TopicStatus {
  public String phase;
}
