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
  // ERROR [CelSyntax] "this is not CEL("
  @ValidationRule("this is not CEL(")
  public String name;

  // ERROR [UnknownReason] javac: "Bogus"
  // ERROR [UnknownReason] ecj: reason = "Bogus"
  @ValidationRule(value = "self != ''", reason = "Bogus")
  public String other;
}
