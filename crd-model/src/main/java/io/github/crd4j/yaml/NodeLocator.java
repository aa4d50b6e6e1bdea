package io.github.crd4j.yaml;

import io.github.crd4j.model.FieldPath;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/**
 * Follows paths through a tree of YAML nodes.
 *
 * <p>It remembers the members of each mapping on the way: thousands of findings in one large file
 * would otherwise take quadratic time.
 */
final class NodeLocator {

  private final Node root;
  private final IdentityHashMap<MappingNode, Map<String, NodeTuple>> members =
      new IdentityHashMap<>();

  NodeLocator(Node root) {
    this.root = root;
  }

  Position locate(FieldPath path) {
    Position deepest = YamlReader.start(root);
    Node node = root;
    for (FieldPath.Step step : path.steps()) {
      if (step instanceof FieldPath.Index index) {
        if (!(node instanceof SequenceNode sequence)
            || index.index() >= sequence.getValue().size()) {
          break;
        }
        node = sequence.getValue().get(index.index());
        deepest = YamlReader.start(node);
      } else {
        String name =
            step instanceof FieldPath.Field field ? field.name() : ((FieldPath.Key) step).key();
        NodeTuple member = node instanceof MappingNode mapping ? members(mapping).get(name) : null;
        if (member == null) {
          break;
        }
        node = member.getValueNode();
        deepest = YamlReader.start(member.getKeyNode());
      }
    }
    return deepest;
  }

  private Map<String, NodeTuple> members(MappingNode mapping) {
    Map<String, NodeTuple> known = members.get(mapping);
    if (known == null) {
      known = new HashMap<>();
      // The last one counts, as in the conversion, where a merge key may be followed by its
      // exceptions.
      for (NodeTuple tuple : mapping.getValue()) {
        if (MergeKey.is(tuple.getKeyNode())) {
          for (MappingNode merged : MergeKey.mappings(tuple.getValueNode())) {
            known.putAll(members(merged));
          }
        } else {
          known.put(NodeConverter.text(tuple.getKeyNode()), tuple);
        }
      }
      members.put(mapping, known);
    }
    return known;
  }
}
