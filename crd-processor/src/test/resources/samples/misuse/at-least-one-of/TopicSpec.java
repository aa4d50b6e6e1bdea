package com.example.topics;

import io.github.crd4j.annotations.AtLeastOneOf;
import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
// ERROR [FieldNameUnknown] javac: "literl"
// | did you mean 'literal'?
// ERROR [FieldNameUnknown] ecj: @AtLeastOneOf
@AtLeastOneOf({"literl", "secretName"})
class TopicSpec {
  public String literal;
  public String secretName;
}
