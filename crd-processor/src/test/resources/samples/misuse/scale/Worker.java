package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Scale;

@CustomResource(group = "example.com", version = "v1")
@Scale(
    // ERROR [ScalePathUnsuitable] javac: ".spec.replica"
    // ERROR [ScalePathUnsuitable] ecj: specReplicasPath
    specReplicasPath = ".spec.replica",
    // ERROR [ScalePathUnsuitable] javac: ".status.selector"
    // ERROR [ScalePathUnsuitable] ecj: statusReplicasPath
    statusReplicasPath = ".status.selector",
    // ERROR [ScalePathUnsuitable] javac: ".status.replicas"
    // ERROR [ScalePathUnsuitable] ecj: labelSelectorPath
    labelSelectorPath = ".status.replicas")
class Worker {
  public WorkerSpec spec;
  public WorkerStatus status;
}

class WorkerSpec {
  public Integer replicas;
}

class WorkerStatus {
  public Integer replicas;
  public String selector;
}
