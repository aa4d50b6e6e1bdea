package com.example.topics;

import io.strimzi.crdgenerator.annotations.Crd;
import io.strimzi.crdgenerator.annotations.Maximum;
import io.strimzi.crdgenerator.annotations.Minimum;
import io.strimzi.crdgenerator.annotations.OneOf;
import io.strimzi.crdgenerator.annotations.Pattern;
import io.strimzi.crdgenerator.annotations.PresentInVersions;

@Crd(
    spec =
        @Crd.Spec(
            group = "example.com",
            names = @Crd.Spec.Names(kind = "Topic", plural = "topics"),
            // ERROR [UnknownScope] javac: "namespaced"
            // ERROR [UnknownScope] ecj: scope = "namespaced"
            scope = "namespaced",
            versions = {
              @Crd.Spec.Version(name = "v1", served = true, storage = true),
              @Crd.Spec.Version(name = "v2", served = true, storage = false)
            },
            subresources =
                @Crd.Spec.Subresources(
                    status = @Crd.Spec.Subresources.Status(),
                    scale =
                        @Crd.Spec.Subresources.Scale(
                            // WARNING [ScalePathNotInSchema] javac: ".spec.replica"
                            // WARNING [ScalePathNotInSchema] ecj: specReplicasPath = ".spec.replica"
                            specReplicasPath = ".spec.replica",
                            statusReplicasPath = ".status.replicas")),
            additionalPrinterColumns =
                @Crd.Spec.AdditionalPrinterColumn(
                    name = "Owner",
                    description = "The owner",
                    jsonPath = ".spec.owner",
                    // ERROR [UnknownColumnType] javac: "text"
                    // ERROR [UnknownColumnType] ecj: type = "text"
                    type = "text")))
class Topic {
  public TopicSpec spec;
  public TopicStatus status;
}

// WARNING [UnreachableBranch] @OneOf.Alternative(
@OneOf(@OneOf.Alternative(@OneOf.Alternative.Property("fil")))
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Minimum(1)
  @Minimum(1)
  public String owner;

  @Maximum(9)
  // WARNING [AnnotationsDisagree] @Maximum(value = 10
  @Maximum(value = 10, apiVersions = "v1+")
  public Integer replicas;

  // ERROR [AnnotationValueInvalid] "v1..v2"
  @PresentInVersions("v1..v2")
  // ERROR [InvalidPattern] "["
  @Pattern("[")
  public String file;
}

class TopicStatus {
  public Integer replicas;
}
