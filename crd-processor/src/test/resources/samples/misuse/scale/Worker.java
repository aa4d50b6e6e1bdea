package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Scale;

@CustomResource(group = "example.com", version = "v1")
@Scale(
    // WARNING [ScalePathNotInSchema] javac: ".spec.replica"
    // WARNING [ScalePathNotInSchema] ecj: specReplicasPath
    specReplicasPath = ".spec.replica",
    // WARNING [ScalePathNotInSchema] javac: ".status.selector"
    // WARNING [ScalePathNotInSchema] ecj: statusReplicasPath
    statusReplicasPath = ".status.selector",
    // WARNING [ScalePathNotInSchema] javac: ".status.replicas"
    // WARNING [ScalePathNotInSchema] ecj: labelSelectorPath
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
