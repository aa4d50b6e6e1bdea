package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
// ERROR [UnresolvedType] javac: class Bad
// ERROR [UnresolvedType] ecj: Bad
class Bad {
  // ERROR [compiler] Missing
  public Missing missing;
}
