package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Node root;
}

class Node {
  public String name;
  public Edge edge;
}

class Edge {
  // ERROR [RecursiveType] nodes
  // | Node -> Edge -> Node
  public List<Node> nodes;
}
