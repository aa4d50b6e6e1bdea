package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.MaxLength;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [MapKeyUnsupported] byPort
  public Map<Port, String> byPort;

  // WARNING [MapKeyUnsupported] byList
  public Map<List<String>, String> byList;

  public Map<String, String> byText;
  public Map<Mode, String> byMode;
  public Map<Long, String> byNumber;
  public Map<java.util.UUID, String> byId;
  public Map<Object, String> byAnything;

  // WARNING [AnnotationWithoutEffect] javac: @MaxLength(3)
  // WARNING [AnnotationWithoutEffect] ecj: byShortText
  public Map<@MaxLength(3) String, @MaxLength(4) String> byShortText;
}

class Port {
  public Integer number;
}

enum Mode {
  A
}
