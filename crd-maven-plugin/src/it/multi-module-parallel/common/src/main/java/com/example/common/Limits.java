package com.example.common;

import io.github.crd4j.annotations.Minimum;

public record Limits(@Minimum(1) Integer max) {}
