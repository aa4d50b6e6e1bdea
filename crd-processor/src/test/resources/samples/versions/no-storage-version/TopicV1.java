package com.example.topics;

import io.fabric8.kubernetes.api.model.Namespaced;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version(
    value = "v1",
    // ERROR [StorageVersionNotUnique] javac: false
    // ERROR [StorageVersionNotUnique] ecj: storage
    storage = false)
public class TopicV1 extends CustomResource<TopicSpec, Void> implements Namespaced {
  private static final long serialVersionUID = 1L;
}
