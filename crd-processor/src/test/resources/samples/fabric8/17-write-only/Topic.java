package com.example.topics;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  @JsonProperty(access = JsonProperty.Access.WRITE_ONLY)
  public String password;

  public String name;

  public void setOld(String old) {
    name = old;
  }
}
