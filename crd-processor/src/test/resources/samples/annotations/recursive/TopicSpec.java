package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Recursive;
import io.github.crd4j.annotations.Required;
import java.util.List;
import java.util.Map;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  public Folder root;
  public Person owner;
}

class Folder {
  @Required public String name;

  /** Folders in this one. */
  @Recursive(depth = 2)
  public List<Folder> folders;
}

class Person {
  @Recursive(depth = 1, then = Recursive.Then.ERROR)
  @Required
  public Person parent;

  @Recursive(depth = 1, then = Recursive.Then.ERROR)
  public Map<String, Person[]> friends;
}
