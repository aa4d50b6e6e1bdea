package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

// not from class files under javac17
@CustomResource(group = "example.com", version = "v1")
@NullMarked
class TopicSpec extends Base<@Nullable String> {
  public Box<String> box;
  public Box<@Nullable String> emptyBox;
}

@NullMarked
class Base<T extends @Nullable Object> {
  public T inherited;
}

@NullMarked
record Box<T extends @Nullable Object>(T content) {}
