package io.github.crd4j.yaml;

import io.github.crd4j.model.FieldPath;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.SequenceNode;

/** Follows a path through a tree of YAML nodes. */
final class NodeLocator {

  private NodeLocator() {}

  static Position locate(Node root, FieldPath path) {
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
        NodeTuple member = node instanceof MappingNode mapping ? member(mapping, name) : null;
        if (member == null) {
          break;
        }
        node = member.getValueNode();
        deepest = YamlReader.start(member.getKeyNode());
      }
    }
    return deepest;
  }

  // The last one counts, as in the conversion, where a merge key may be followed by its exceptions.
  private static @Nullable NodeTuple member(MappingNode mapping, String name) {
    NodeTuple found = null;
    for (NodeTuple tuple : mapping.getValue()) {
      if (MergeKey.is(tuple.getKeyNode())) {
        for (MappingNode merged : MergeKey.mappings(tuple.getValueNode())) {
          NodeTuple inherited = member(merged, name);
          found = inherited == null ? found : inherited;
        }
      } else if (NodeConverter.text(tuple.getKeyNode()).equals(name)) {
        found = tuple;
      }
    }
    return found;
  }
}
