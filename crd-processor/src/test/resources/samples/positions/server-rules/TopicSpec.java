package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Pattern;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [InvalidDefault] "0"
  @Minimum(1)
  @Default("0")
  public Integer size;

  // ERROR [UnknownListMapKey] javac: "nam"
  // ERROR [UnknownListMapKey] ecj: @ListType(
  @ListType(value = ListType.Kind.MAP, keys = {"number", "nam"})
  public List<Port> ports;

  // ERROR [InvalidPattern] "(?=x)"
  @Pattern("(?=x)")
  public String owner;
}

class Port {
  public Integer number;
  public String name;
}
