package com.example.topics;

import io.fabric8.crd.generator.annotation.SelectableField;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  @SelectableField public String f1;
  @SelectableField public String f2;
  @SelectableField public String f3;
  @SelectableField public String f4;
  @SelectableField public String f5;
  @SelectableField public String f6;
  @SelectableField public String f7;
  @SelectableField public String f8;

  // ERROR [TooManySelectableFields] @SelectableField
  @SelectableField public String f9;
}
