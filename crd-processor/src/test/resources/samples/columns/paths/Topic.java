package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.PrinterColumn;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
@PrinterColumn(name = "Open", jsonPath = ".spec.open.anything", type = "integer")
// WARNING [ColumnTypeUnknown] javac: ".spec.open.anything"
// WARNING [ColumnTypeUnknown] ecj: jsonPath
@PrinterColumn(name = "Guess", jsonPath = ".spec.open.anything")
@PrinterColumn(name = "Kind", jsonPath = ".kind")
@PrinterColumn(name = "Label", jsonPath = ".metadata.labels.app")
@PrinterColumn(name = "Generation", jsonPath = ".metadata.generation")
@PrinterColumn(name = "First", jsonPath = ".spec.zones[0]")
@PrinterColumn(name = "Dotted", jsonPath = ".spec.tags['a.b']")
class Topic {
  public TopicSpec spec;
}

class TopicSpec {
  public Object open;
  public List<String> zones;
  public Map<String, Integer> tags;
}
