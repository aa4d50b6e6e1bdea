package com.example.lib;

import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.Minimum;
import io.github.crd4j.annotations.Validation;
import java.util.List;
import java.util.Map;

public record Shared(
    @Default("3") @Minimum(1) Integer size,
    List<@MaxLength(9) String> names,
    Map<String, List<@Validation(rule = "self > 0") Integer>> deep,
    @MaxLength(4) String[] array,
    Mode mode) {

  public record Port(@Minimum(1) int number) {}

  public enum Mode {
    ZETA,
    ALPHA
  }
}
