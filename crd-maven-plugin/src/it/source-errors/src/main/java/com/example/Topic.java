package com.example;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ListType;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
public record Topic(Topic.Spec spec) {

  public record Spec(@ListType(value = ListType.Kind.MAP, keys = "nam") List<Port> ports) {}
}
