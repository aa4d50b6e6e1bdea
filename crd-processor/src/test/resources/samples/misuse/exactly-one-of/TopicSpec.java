package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.ExactlyOneOf;

@CustomResource(group = "example.com", version = "v1")
// ERROR [FieldNameUnknown] javac: "literl"
// | did you mean 'literal'?
// ERROR [FieldNameUnknown] ecj: @ExactlyOneOf
@ExactlyOneOf({"literl", "secretName"})
class TopicSpec {
  public String literal;
  public String secretName;
}
