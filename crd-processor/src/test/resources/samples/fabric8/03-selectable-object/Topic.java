package com.example.topics;

import io.fabric8.crd.generator.annotation.SelectableField;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;
import java.util.List;

@Group("example.com")
@Version("v1")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  // ERROR [SelectableFieldNotScalar] @SelectableField
  @SelectableField public Inner object;

  public List<Item> list;
}

class Inner {
  public String name;
}

class Item {
  // ERROR [MemberPathAmbiguous] @SelectableField
  @SelectableField public String name;
}
