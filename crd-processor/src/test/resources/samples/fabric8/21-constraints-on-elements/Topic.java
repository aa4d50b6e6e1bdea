package com.example.topics;

import io.fabric8.generator.annotation.Max;
import io.fabric8.generator.annotation.Pattern;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Set<@Pattern("a") String> set;
  public Collection<@Max(2) Integer> collection;
  public @Pattern("b") String[] array;
  public Map<String, List<@Pattern("c") String>> nested;

  public List<@Pattern("d") String> getOnly() {
    return List.of();
  }
}
