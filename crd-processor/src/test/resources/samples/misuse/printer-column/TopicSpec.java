package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.PrinterColumn;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
@PrinterColumn(
    name = "Partitions",
    // WARNING [ColumnPathNotInSchema] javac: ".spec.partition"
    // | did you mean 'partitions'?
    // WARNING [ColumnPathNotInSchema] ecj: jsonPath
    jsonPath = ".spec.partition")
class TopicSpec {
  public Integer partitions;

  // ERROR [AnnotationValueInvalid] javac: ".spec.size"
  // ERROR [AnnotationValueInvalid] ecj: jsonPath
  @PrinterColumn(jsonPath = ".spec.size")
  public Integer size;

  public List<Port> ports;
}

class Port {
  // ERROR [MemberPathAmbiguous] @PrinterColumn
  @PrinterColumn
  public Integer number;
}
