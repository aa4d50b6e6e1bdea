package com.example.topics;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Default;
import io.github.crd4j.annotations.ExactlyOneOf;
import io.github.crd4j.annotations.Immutable;
import io.github.crd4j.annotations.ListType;
import io.github.crd4j.annotations.MaxItems;
import io.github.crd4j.annotations.Recursive;
import io.github.crd4j.annotations.Required;
import io.github.crd4j.annotations.Validation;
import java.util.List;
import java.util.Map;
import java.util.Optional;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Node mutual;
  public Tree<String> generic;
  public Growing<String> growing;
  public Rule rules;
  public Values values;
  public Odd odd;
}

class Node {
  public Edge edge;
  public Leaf leaf;
}

class Edge {
  @Recursive(depth = 1)
  public Map<String, List<Node>> nodes;

  public Leaf leaf;
}

class Leaf {
  @Required public String name;
}

class Tree<T> {
  public T value;

  @Recursive(depth = 1)
  public Optional<Tree<T>> child;
}

class Growing<T> {
  public T value;

  @Recursive(depth = 2, then = Recursive.Then.ERROR)
  public Growing<List<T>> more;
}

@Validation(rule = "!has(self.parts) || self.parts.all(p, p.name != self.name)")
@Validation(rule = "has(self.name) || has(self.parts)")
@ExactlyOneOf({"leaf", "parts"})
class Rule {
  @Required
  public String name;

  public Leaf leaf;

  @Recursive(depth = 1)
  @ListType(value = ListType.Kind.MAP, keys = "name")
  @MaxItems(3)
  @Immutable
  @Default("[]")
  public List<Rule> parts;
}

class Values {
  @Recursive(depth = 1)
  public Many many;
}

class Many {
  @JsonValue public List<Values> all;

  @JsonCreator
  Many(List<Values> all) {
    this.all = all;
  }
}

class Odd {
  @JsonProperty("the next one")
  @Recursive(depth = 1, then = Recursive.Then.ERROR)
  public Odd next;
}
