package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Port first;
  public Port second;
  public List<Port> more;
}

class Port {
  // WARNING [AnnotationWithoutEffect] @MaxLength(3)
  @MaxLength(3)
  public Integer number;
}
