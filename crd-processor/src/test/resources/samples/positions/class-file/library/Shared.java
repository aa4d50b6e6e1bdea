package com.example.lib;

import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Minimum;
import java.util.List;

public class Shared {
  @Default("three")
  public Integer size;

  public List<@Minimum(1) String> names;

  public List<@MaxLength(9) String> good;
}
