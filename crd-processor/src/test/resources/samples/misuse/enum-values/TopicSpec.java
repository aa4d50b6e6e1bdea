package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.EnumValues;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [DefaultMalformed] javac: "three"
  // ERROR [DefaultMalformed] ecj: @EnumValues
  @EnumValues({"1", "three"})
  public Integer replicas;

  // ERROR [DefaultMalformed] javac: "1.5"
  // ERROR [DefaultMalformed] ecj: @EnumValues
  @EnumValues("1.5")
  public Integer weight;
}
