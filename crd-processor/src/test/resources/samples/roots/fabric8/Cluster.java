package com.example.topics;

import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Kind;
import io.fabric8.kubernetes.model.annotation.Singular;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version(value = "v1alpha1", deprecated = true, deprecationWarning = "use v1")
@Kind("Kluster")
@Singular("klust")
public class Cluster extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}
