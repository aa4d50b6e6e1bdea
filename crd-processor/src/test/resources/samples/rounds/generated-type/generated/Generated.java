package com.example.topics;

import io.github.crd4j.annotations.Minimum;

/** Made by another processor. */
public class Generated {
  @Minimum(1)
  public Integer size;
}
