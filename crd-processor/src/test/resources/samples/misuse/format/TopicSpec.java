package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Format;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Format("email")
  @Format("email")
  public List<String> owners;

  // WARNING [AnnotationWithoutEffect] @Format("int32")
  @Format("int32")
  public Boolean enabled;
}
