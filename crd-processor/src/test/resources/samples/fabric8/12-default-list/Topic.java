package com.example.topics;

import io.fabric8.generator.annotation.Default;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;
import java.util.List;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  // ERROR [InvalidDefault] "[1, 2]"
  // ERROR [InvalidDefault] "[1, 2]"
  @Default("[1, 2]")
  public List<String> names;

  @Default("[\"1\", \"2\"]")
  public List<String> strings;
}
