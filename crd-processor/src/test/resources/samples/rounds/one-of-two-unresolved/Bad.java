package com.example.topics;

import io.github.crd4j.annotations.CustomResource;

// ERROR [UnresolvedType] javac: class Bad
// ERROR [UnresolvedType] ecj: Bad
@CustomResource(group = "example.com", version = "v1")
class Bad {
  // ERROR [compiler] Missing
  public Missing missing;
}
