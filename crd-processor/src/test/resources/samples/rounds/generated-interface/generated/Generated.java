package com.example.topics;

import io.github.crd4j.annotations.MinLength;

public interface Generated {
  @MinLength(1)
  String getName();
}
