package com.example;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Minimum;
import lombok.Data;

@Data
@CustomResource(group = "example.com", version = "v1")
public class Topic {

  private Spec spec;

  /** All of its properties are private: without Lombok's methods there would be none. */
  @Data
  public static class Spec {

    @Minimum(1)
    private Integer replicas;

    private String owner;
  }
}
