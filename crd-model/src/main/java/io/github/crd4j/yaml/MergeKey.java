package io.github.crd4j.yaml;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** The key {@code <<} of YAML 1.1, which takes over the members of other mappings. */
final class MergeKey {

  private MergeKey() {}

  static boolean is(Node key) {
    return key instanceof ScalarNode scalar
        && scalar.getScalarStyle() == ScalarStyle.PLAIN
        && scalar.getValue().equals("<<");
  }

  /**
   * The mappings that {@code value} names, those that win over others last; none if it is not a
   * mapping or a list of mappings.
   */
  static List<MappingNode> mappings(Node value) {
    if (value instanceof MappingNode mapping) {
      return List.of(mapping);
    }
    List<MappingNode> mappings = new ArrayList<>();
    if (value instanceof SequenceNode sequence) {
      for (Node item : sequence.getValue()) {
        if (!(item instanceof MappingNode mapping)) {
          return List.of();
        }
        mappings.add(mapping);
      }
      Collections.reverse(mappings);
    }
    return mappings;
  }
}
