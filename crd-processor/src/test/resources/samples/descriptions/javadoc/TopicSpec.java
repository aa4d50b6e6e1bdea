package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

/**
 * A topic of <b>messages</b>, see {@link Retention}.
 *
 * <ul>
 *   <li>one
 *   <li>two
 * </ul>
 *
 * @see Retention
 */
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  /** Number of {@code partitions}. */
  public Integer partitions;

  /** On the field. */
  private String both;

  /** On the getter. */
  public String getBoth() {
    return both;
  }

  public Retention retention;

  /** Of the member. */
  public Retention archive;

  public Mode mode;

  public Parameters parameters;
}

/** How long records are kept. */
class Retention {
  public Integer days;
}

/** What to do. */
enum Mode {
  /** Nothing. */
  NONE
}

/**
 * Of a record.
 *
 * @param first the first one
 * @param second the second one,
 *     in two lines
 */
record Parameters(Integer first, Integer second) {}
