package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import io.github.crd4j.annotations.MinLength;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec extends Middle {
  public String own;

  @MaxLength(2)
  @Override
  // WARNING [JsonLossy] getOverridden()
  public String getOverridden() {
    return "";
  }
}

abstract class Middle extends Base<Integer> implements Named {
  public Long middle;

  @Override
  // WARNING [JsonLossy] getName()
  public String getName() {
    return "";
  }
}

class Base<T> {
  public T base;
  public List<T> bases;

  public String getOverridden() {
    return "";
  }
}

interface Named {
  @MinLength(3)
  String getName();
}
