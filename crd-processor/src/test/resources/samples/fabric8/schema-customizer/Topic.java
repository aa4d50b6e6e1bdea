package com.example.topics;

import io.fabric8.crdv2.generator.v1.SchemaCustomizer;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Raw raw;
  public Merged merged;
  public Below below;
}

@SchemaCustomizer(
    value = SchemaCustomizer.RawCustomizer.class,
    input = "type: object\nx-kubernetes-preserve-unknown-fields: true")
class Raw {
  public String lost;
}

@SchemaCustomizer(
    value = SchemaCustomizer.MergePatchCustomizer.class,
    input = "{\"properties\": {\"b\": {\"type\": \"string\"}, \"a\": null}}")
class Merged {
  public String a;
}

class Below extends Merged {
  public String c;
}
