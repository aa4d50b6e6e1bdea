package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;

// no YAML from: ecj
@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  static final int THREE = 3;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public int size = 3;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public Integer named = THREE;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public long negative = -5L;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public double ratio = 0.25;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public boolean enabled = true;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public String engine = "postgres";

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public String empty = "";

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public String digits = "1";

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public char letter = 'x';

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public Mode mode = Mode.FAST;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public long grouped = 1_000_000;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public int hex = 0xff;

  // ERROR [DefaultInitialiserUnknown] ecj: @Default
  @Default
  public Integer parenthesised = (7);
}

enum Mode {
  SLOW,
  FAST
}
