package com.example.topics;

import io.fabric8.generator.annotation.Min;
import io.fabric8.generator.annotation.Pattern;
import io.fabric8.generator.annotation.Size;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  // ERROR [InvalidPattern] "["
  @Pattern("[")
  public String text;

  // WARNING [ContradictoryBounds] javac: 5, max = 2)
  // WARNING [ContradictoryBounds] ecj: min = 5
  @Size(min = 5, max = 2)
  public String size;

  // WARNING [BoundOutsideType] 0.5)
  @Min(0.5)
  public int half;
}
