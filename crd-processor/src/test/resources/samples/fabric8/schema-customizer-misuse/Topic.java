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
  public Coded coded;
  public Broken broken;
}

// WARNING [AnnotationWithoutEffect] javac: .class
// WARNING [AnnotationWithoutEffect] ecj: Code.class
@SchemaCustomizer(Code.class)
class Coded {
  public String a;
}

@SchemaCustomizer(
    value = SchemaCustomizer.RawCustomizer.class,
    // ERROR [SchemaPatchInvalid] javac: "{"
    // ERROR [SchemaPatchInvalid] ecj: input = "{"
    input = "{")
class Broken {
  public String a;
}

abstract class Code implements SchemaCustomizer.Customizer {}
