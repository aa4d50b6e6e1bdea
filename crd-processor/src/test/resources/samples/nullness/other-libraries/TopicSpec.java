package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import org.checkerframework.framework.qual.DefaultQualifier;
import org.checkerframework.framework.qual.TypeUseLocation;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.springframework.lang.NonNullFields;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public JetBrains jetBrains;
  public Checker checker;
  public Micronaut micronaut;
  public Eclipse eclipse;
  public Spring spring;
}

class JetBrains {
  @org.jetbrains.annotations.NotNull public String name;
  @org.jetbrains.annotations.Nullable public String owner;
  public String unknown;
}

class Checker {
  public @org.checkerframework.checker.nullness.qual.NonNull String name;
  public @org.checkerframework.checker.nullness.qual.Nullable String owner;
  public Defaults defaults;

  @DefaultQualifier(
      value = org.checkerframework.checker.nullness.qual.NonNull.class,
      locations = TypeUseLocation.FIELD)
  static class Defaults {
    public String name;
    public @org.checkerframework.checker.nullness.qual.Nullable String owner;
  }
}

class Micronaut {
  @io.micronaut.core.annotation.NonNull public String name;
  @io.micronaut.core.annotation.Nullable public String owner;
}

@NonNullByDefault
class Eclipse {
  public String name;
  public @org.eclipse.jdt.annotation.Nullable String owner;
  public Cancelled cancelled;

  @NonNullByDefault({})
  static class Cancelled {
    public String unknown;
    public @org.eclipse.jdt.annotation.NonNull String name;
  }

  @NonNullByDefault(DefaultLocation.RETURN_TYPE)
  static class Returned {}
}

@NonNullFields
class Spring {
  public String name;
}
