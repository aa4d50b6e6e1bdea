package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.SelectableField;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Port first;
  public Port second;
}

class Port {
  // ERROR [MemberPathAmbiguous] @SelectableField
  // | .spec.first.name, .spec.second.name
  @SelectableField
  public String name;
}
