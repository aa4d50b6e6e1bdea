package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

/** Jackson reads it by the names of the parameters, which class files have by -parameters. */
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  private final int size;
  private final Retention retention;

  public TopicSpec(int size, Retention retention) {
    this.size = size;
    this.retention = retention;
  }

  public int getSize() {
    return size;
  }

  public Retention getRetention() {
    return retention;
  }
}

class Retention {
  private final long days;

  public Retention(long days, String reason) {
    this.days = days;
  }

  public long getDays() {
    return days;
  }
}
