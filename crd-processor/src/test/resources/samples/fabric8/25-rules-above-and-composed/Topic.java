package com.example.topics;

import io.fabric8.generator.annotation.ValidationRule;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Inner inner;

  @NotX public String name;
}

@ValidationRule("has(self.name)")
interface Named {
  String getName();
}

class Inner implements Named {
  @Override
  public String getName() {
    return "";
  }

  public void setName(String name) {}
}

@ValidationRule(value = "self != 'x'", message = "must not be x")
@interface NotX {}
