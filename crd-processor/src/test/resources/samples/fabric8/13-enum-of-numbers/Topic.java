package com.example.topics;

import com.fasterxml.jackson.annotation.JsonValue;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Size size;
}

enum Size {
  LARGE(10),
  SMALL(2);

  // WARNING [JsonUndecidable] ecj: @JsonValue
  @JsonValue final int value;

  Size(int value) {
    this.value = value;
  }
}
