package samples;

import java.util.List;
import java.util.Random;

/** A tree to a stated depth. */
public class Recursion {
  public Node root;

  public static class Node {
    public String name;
    @io.github.crd4j.annotations.Recursive(depth = 3) public List<Node> children;
    static Node sample(Random random) { return make(random, 2); }
    private static Node make(Random random, int levels) {
      Node node = new Node();
      node.name = "n" + random.nextInt(9);
      if (levels > 0) { node.children = List.of(make(random, levels - 1)); }
      return node;
    }
  }
}
