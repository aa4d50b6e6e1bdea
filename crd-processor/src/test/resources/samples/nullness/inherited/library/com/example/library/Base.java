package com.example.library;

import org.jspecify.annotations.Nullable;

public class Base<T> {
  public String name;
  public @Nullable String owner;
  public T content;
}
