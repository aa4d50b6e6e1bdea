package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import org.jspecify.annotations.NonNull;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.NullUnmarked;
import org.jspecify.annotations.Nullable;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public String unknown;
  public @NonNull String stated;
  public Marked marked;
  public Made made;

  private String byMethod;

  @NullMarked
  public String getByMethod() {
    return byMethod;
  }

  public void setByMethod(String byMethod) {
    this.byMethod = byMethod;
  }
}

@NullMarked
class Marked {
  public String name;
  public @Nullable String owner;
  public Inner inner;
  public Unmarked unmarked;

  private String cleared;

  public @Nullable String getCleared() {
    return cleared;
  }

  public void setCleared(String cleared) {
    this.cleared = cleared;
  }

  static class Inner {
    public String name;
  }

  @NullUnmarked
  static class Unmarked {
    public String unknown;
    public @NonNull String stated;

    @NullMarked
    static class Again {}

    public Marked.Inner inner;
  }
}

class Made {
  private final String name;
  private final String owner;

  @NullMarked
  Made(@JsonProperty("name") String name, @JsonProperty("owner") @Nullable String owner) {
    this.name = name;
    this.owner = owner;
  }

  public String getName() {
    return name;
  }

  public String getOwner() {
    return owner;
  }
}
