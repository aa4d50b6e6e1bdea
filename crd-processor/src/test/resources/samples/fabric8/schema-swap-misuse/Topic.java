package com.example.topics;

import io.fabric8.crd.generator.annotation.SchemaSwap;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
@SchemaSwap(originalType = Leaf.class, fieldName = "x")
// ERROR [FieldNameUnknown] javac: "leav"
// ERROR [FieldNameUnknown] ecj: fieldName = "leav"
@SchemaSwap(originalType = Inner.class, fieldName = "leav")
// WARNING [AnnotationWithoutEffect] @SchemaSwap(originalType = Unused
@SchemaSwap(originalType = Unused.class, fieldName = "x")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Inner inner;
}

// ERROR [AnnotationValueInvalid] @SchemaSwap(originalType = Leaf.class
@SchemaSwap(originalType = Leaf.class, fieldName = "x")
class Inner {
  public Leaf leaf;
}

class Leaf {
  public String x;
}

class Unused {
  public String x;
}
