package com.example.topics;

import io.fabric8.crd.generator.annotation.SchemaSwap;
import io.fabric8.kubernetes.client.CustomResource;
import io.fabric8.kubernetes.model.annotation.Group;
import io.fabric8.kubernetes.model.annotation.Version;
import java.util.List;

@Group("example.com")
@Version("v1")
@SchemaSwap(originalType = Node.class, fieldName = "children", targetType = String.class, depth = 2)
@SchemaSwap(originalType = Status.class, fieldName = "node")
class Topic extends CustomResource<TopicSpec, Void> {
  private static final long serialVersionUID = 1L;
}

class TopicSpec {
  public Node tree;
  public Status status;
}

class Node {
  public String name;
  public List<Node> children;
}

class Status {
  public Node node;
  public String phase;
}
