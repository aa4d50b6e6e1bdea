package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.SchemaDetail;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [FieldNameUnknown] javac: "prots.name"
  // ERROR [FieldNameUnknown] ecj: @SchemaDetail(
  // | did you mean 'ports'?
  @SchemaDetail(without = {"name", "prots.name"})
  public Template misspelt;

  // ERROR [FieldNameUnknown] javac: "name.first"
  // ERROR [FieldNameUnknown] ecj: @SchemaDetail(preserveUnknown = "name.first")
  // | 'name' has no property 'first'
  @SchemaDetail(preserveUnknown = "name.first")
  public Template scalar;

  // ERROR [AnnotationValueInvalid] javac: "ports.name"
  // ERROR [AnnotationValueInvalid] ecj: @SchemaDetail(without = "ports.name")
  @SchemaDetail(without = "ports.name")
  public Template withoutKey;

  // ERROR [AnnotationValueInvalid] javac: "ports.name"
  // ERROR [AnnotationValueInvalid] ecj: @SchemaDetail(optional = "ports.name")
  @SchemaDetail(optional = "ports.name")
  public Template optionalKey;

  // WARNING [AnnotationWithoutEffect] javac: "ports"
  // WARNING [AnnotationWithoutEffect] ecj: @SchemaDetail(optional = "ports")
  @SchemaDetail(optional = "ports")
  public Template optionalAlready;

  static class Template {
    @Required public String name;

    @ListType(value = ListType.Kind.MAP, keys = "name")
    public List<Port> ports;
  }

  static class Port {
    @Required public String name;
  }
}
