package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.Required;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

@CustomResource(group = "example.com", version = "v1")
@NullMarked
class TopicSpec {
  // WARNING [RequiredDespiteInitialiser] javac: zones
  // | say the default with @Default
  public List<String> zones = new ArrayList<>();

  @Default("[]")
  public List<String> racks = new ArrayList<>();

  @Required public String name = "";

  public @Nullable String owner = "me";

  public int count = 1;
}
