package com.example.topics;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [JsonUndecidable] @JsonSerialize(
  @JsonSerialize(using = PointWriter.class)
  public Point point;
}

class Point {
  public int x;
}

abstract class PointWriter extends JsonSerializer<Point> {}
