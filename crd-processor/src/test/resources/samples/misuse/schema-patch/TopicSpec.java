package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.SchemaPatch;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // ERROR [SchemaPatchInvalid] "{not json"
  @SchemaPatch("{not json")
  public String owner;

  // ERROR [SchemaPatchInvalid] "[]"
  @SchemaPatch("[]")
  public String name;

  // ERROR [SchemaPatchInvalid] "{\"maxLength\": \"ten\"}"
  @SchemaPatch("{\"maxLength\": \"ten\"}")
  public String kind;

  // ERROR [SchemaPatchInvalid] "{\"maxLenght\": 10}"
  @SchemaPatch("{\"maxLenght\": 10}")
  public String misspelt;
}
