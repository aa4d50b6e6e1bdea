package com.example.topics;

import io.fabric8.generator.annotation.Min;
import io.fabric8.generator.annotation.Pattern;
import io.fabric8.generator.annotation.Size;
import io.fabric8.kubernetes.api.model.IntOrString;
import io.fabric8.kubernetes.api.model.Quantity;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Min(1)
  @Min(1)
  public String text;

  // WARNING [AnnotationWithoutEffect] @Pattern("a")
  @Pattern("a")
  public int number;

  // WARNING [AnnotationWithoutEffect] @Size(max = 3)
  @Size(max = 3)
  public IntOrString port;

  @Pattern("^[0-9]+Gi$")
  public Quantity memory;
}
