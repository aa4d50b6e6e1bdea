package com.example.topics;

import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Kind;
import io.fabric8.kubernetes.model.annotation.ShortNames;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public String name;
}

// ERROR [VersionsDisagree] "example.com"
@Group("example.com")
@Version(value = "v1beta1", storage = false)
@Kind("Topic")
// ERROR [VersionsDisagree] "tp"
@ShortNames("tp")
class TopicV1beta1 extends CustomResource<TopicSpec, Void> implements Namespaced {
  private static final long serialVersionUID = 1L;
}
