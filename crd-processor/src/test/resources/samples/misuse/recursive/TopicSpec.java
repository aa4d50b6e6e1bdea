package com.example.topics;

import io.github.crd4j.annotations.CustomResource;
import io.github.crd4j.annotations.Recursive;
import java.util.List;

@CustomResource(group = "example.com", version = "v1")
class TopicSpec {
  // WARNING [AnnotationWithoutEffect] @Recursive(depth = 2)
  @Recursive(depth = 2)
  public List<String> names;

  public Node none;
  public Wide wide;
  public Half half;
}

class Node {
  // ERROR [AnnotationValueInvalid] javac: 0)
  // ERROR [AnnotationValueInvalid] ecj: depth = 0)
  @Recursive(depth = 0)
  public Node next;
}

class Wide {
  // ERROR [AnnotationValueInvalid] javac: 20)
  // ERROR [AnnotationValueInvalid] ecj: depth = 20)
  @Recursive(depth = 20)
  public Wide left;

  // ERROR [AnnotationValueInvalid] javac: 20)
  // ERROR [AnnotationValueInvalid] ecj: depth = 20)
  @Recursive(depth = 20)
  public Wide right;
}

class Half {
  @Recursive(depth = 2)
  public List<Half> here;

  // ERROR [RecursiveType] there
  // | @Recursive(depth = 3)
  public List<Half> there;
}
