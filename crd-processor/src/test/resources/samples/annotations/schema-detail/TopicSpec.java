package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.SchemaDetail;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
record TopicSpec(
    @SchemaDetail(without = {"limits", "ports.labels"}) Template lean,
    @SchemaDetail(preserveUnknown = {"limits", "ports", "name"}) Template open,
    @SchemaDetail(optional = {"name", "ports.number"}) Template overlay,
    @SchemaDetail(preserveUnknown = ".") Node tree,
    List<@SchemaDetail(preserveUnknown = ".") Node> trees,
    @SchemaDetail(without = "ports") Map<String, List<Template>> nested,
    @SchemaDetail(preserveUnknown = ".") List<String> anything) {

  record Template(
      @Required String name,
      Map<String, Port> limits,
      @ListType(value = ListType.Kind.MAP, keys = "name") List<Port> ports) {}

  record Port(@Required String name, @Required Integer number, Map<String, String> labels) {}

  record Node(Node next) {}
}
