package com.example.topics;

import com.example.lib.Shared;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
// ERROR [DefaultMalformed] javac: class TopicSpec
// | in com.example.lib.Shared.size
// ERROR [DefaultMalformed] ecj: TopicSpec
// | in com.example.lib.Shared.size
// WARNING [AnnotationWithoutEffect] javac: class TopicSpec
// | in com.example.lib.Shared.names
// WARNING [AnnotationWithoutEffect] ecj: TopicSpec
// | in com.example.lib.Shared.names
class TopicSpec {
  public Shared shared;
}
