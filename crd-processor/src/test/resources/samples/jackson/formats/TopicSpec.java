package com.example.topics;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Feature;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import io.github.crd4j.annotations.CustomResource;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.util.Date;
import java.util.List;
import java.util.OptionalInt;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @JsonFormat(shape = Shape.NUMBER)
  public Instant seconds;

  @JsonFormat(shape = Shape.NUMBER)
  public Duration duration;

  @JsonFormat(shape = Shape.NUMBER)
  public Date milliseconds;

  @JsonFormat(shape = Shape.ARRAY)
  public LocalDate date;

  @JsonFormat(shape = Shape.NUMBER)
  public LocalTime time;

  @JsonFormat(shape = Shape.ARRAY)
  public LocalDateTime dateTime;

  @JsonFormat(shape = Shape.NUMBER_INT)
  public LocalDate epochDay;

  @JsonFormat(shape = Shape.BINARY)
  public UUID uuid;

  @JsonFormat(shape = Shape.STRING)
  public long[] primitives;

  @JsonFormat(shape = Shape.STRING)
  public Long[] texts;

  @JsonFormat(shape = Shape.STRING)
  public AtomicInteger atomic;

  @JsonFormat(shape = Shape.STRING)
  public OptionalInt optional;

  @JsonFormat(with = Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
  public List<String> itemOrList;

  @JsonFormat(with = Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
  public int[] numberOrList;

  @JsonFormat(shape = Shape.ARRAY)
  public Point point;

  @JsonFormat(shape = Shape.OBJECT)
  public Pair pair;

  public Point object;
}

class Point {
  public int x;
  public int y;
}

@JsonFormat(shape = Shape.ARRAY)
class Pair {
  public String left;
  public String right;
}
