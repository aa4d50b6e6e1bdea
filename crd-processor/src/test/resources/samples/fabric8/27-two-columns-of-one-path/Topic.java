package com.example.topics;

import io.fabric8.crd.generator.annotation.AdditionalPrinterColumn;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
@AdditionalPrinterColumn(name = "Name", jsonPath = ".spec.name")
@AdditionalPrinterColumn(name = "Again", jsonPath = ".spec.name", priority = 1)
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public String name;
}
