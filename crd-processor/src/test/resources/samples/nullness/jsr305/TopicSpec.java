package com.example.topics;

import com.example.library.FieldsAreSet;
import com.example.library.Perhaps;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.crd4j.annotations.CustomResource;
import javax.annotation.CheckForNull;
import javax.annotation.Nonnull;
import javax.annotation.Nullable;
import javax.annotation.ParametersAreNonnullByDefault;
import javax.annotation.meta.When;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  @Nonnull public String name;

  @Nonnull(when = When.MAYBE)
  public String owner;

  public String unknown;

  public Fields fields;
  public Made made;
  public Bean bean;
}

@FieldsAreSet
class Fields {
  public String name;
  @Nullable public String owner;
  @CheckForNull public String alias;
  @Perhaps public String zone;
}

@ParametersAreNonnullByDefault
record Made(@JsonProperty("name") String name, @Nullable String owner) {}

@ParametersAreNonnullByDefault
class Bean {
  private String name;

  public String getName() {
    return name;
  }

  public void setName(String name) {
    this.name = name;
  }
}
