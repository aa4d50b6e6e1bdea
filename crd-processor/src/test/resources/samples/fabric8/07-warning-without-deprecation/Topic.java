package com.example.topics;

import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
// ERROR [MisplacedDeprecationWarning] javac: "use v2"
// ERROR [MisplacedDeprecationWarning] ecj: deprecationWarning = "use v2"
@Version(value = "v1", deprecationWarning = "use v2")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public String name;
}
