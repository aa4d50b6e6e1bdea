package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Point point;
}

// WARNING [JacksonCannotRead] javac: class Point
// WARNING [JacksonCannotRead] ecj: Point
class Point {
  public int x;

  Point(int x) {
    this.x = x;
  }
}
