package com.example.topics;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import java.util.concurrent.TimeUnit;

// no YAML from: ecj
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  static final int KIB = 1024;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public Size size = Size.SMALL;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  @JsonFormat(shape = JsonFormat.Shape.NUMBER)
  public Mode mode = Mode.FAST;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public TimeUnit unit = TimeUnit.SECONDS;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public int bytes = 4 * KIB;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public String name = "topic-" + Size.LARGE.name().toLowerCase();
}

enum Size {
  LARGE(10),
  SMALL(2);

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue final int value;

  Size(int value) {
    this.value = value;
  }
}

enum Mode {
  SLOW,
  FAST
}
