package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.Pattern;
import io.github.crd4j.annotations.Required;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [UnknownListMapKey] javac: "nam"
  // ERROR [UnknownListMapKey] ecj: @ListType(
  @ListType(value = ListType.Kind.MAP, keys = {"number", "nam"})
  public List<Port> ports;

  // ERROR [InvalidPattern] "(?=x)"
  @Pattern("(?=x)")
  public String owner;
}

class Port {
  @Required public Integer number;
  public String name;
}
