package com.example.users;

import io.github.crd4j.annotations.CustomResource;

@CustomResource(group = "example.com", version = "v1")
public record User(User.Spec spec) {

  public record Spec(com.example.common.Limits limits) {}
}
