package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.snakeyaml.engine.v2.nodes.CollectionNode;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;

/** Makes one JSON tree of one tree of YAML nodes, following aliases. */
final class NodeConverter {

  private static final Map<Tag, Predicate<JsonValue>> SCALAR_TAGS =
      Map.of(
          UntaggedSchema.UNTAGGED, value -> true,
          Tag.STR, value -> true,
          Tag.NULL, value -> value == JsonNull.NULL,
          Tag.BOOL, value -> value instanceof JsonBoolean,
          Tag.INT, value -> value instanceof JsonNumber number && number.isInteger(),
          Tag.FLOAT, value -> value instanceof JsonNumber);

  private final Set<Node> anchored = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Node> open = Collections.newSetFromMap(new IdentityHashMap<>());
  private int depth;
  private int insideAliases;
  private int aliasedNodes;

  JsonValue convert(Node node) throws YamlException {
    if (insideAliases > 0 && ++aliasedNodes > YamlReader.MAX_ALIASED_NODES) {
      throw problem(
          node, "aliases multiply to more than " + YamlReader.MAX_ALIASED_NODES + " values");
    }
    if (node instanceof ScalarNode scalar) {
      return scalar(scalar);
    }
    if (!(node instanceof CollectionNode<?> collection)) {
      throw problem(node, "expected a value, but found an alias without anchor");
    }
    boolean alias = enter(collection);
    JsonValue value =
        collection instanceof MappingNode mapping
            ? new JsonObject(members(mapping))
            : array((SequenceNode) collection);
    leave(collection, alias);
    return value;
  }

  private boolean enter(CollectionNode<?> node) throws YamlException {
    if (++depth > YamlReader.MAX_DEPTH) {
      throw YamlReader.tooDeep(YamlReader.start(node));
    }
    if (node.getAnchor().isEmpty()) {
      return false;
    }
    if (!open.add(node)) {
      throw problem(node, "anchor '" + node.getAnchor().get().getValue() + "' contains itself");
    }
    boolean alias = !anchored.add(node);
    insideAliases += alias ? 1 : 0;
    return alias;
  }

  private void leave(CollectionNode<?> node, boolean alias) {
    depth--;
    open.remove(node);
    insideAliases -= alias ? 1 : 0;
  }

  private JsonArray array(SequenceNode node) throws YamlException {
    checkTag(node, Tag.SEQ);
    List<JsonValue> items = new ArrayList<>(node.getValue().size());
    for (Node item : node.getValue()) {
      items.add(convert(item));
    }
    return new JsonArray(items);
  }

  private Map<String, JsonValue> members(MappingNode node) throws YamlException {
    checkTag(node, Tag.MAP);
    Map<String, JsonValue> members = new LinkedHashMap<>();
    Map<String, Node> keys = new HashMap<>();
    for (NodeTuple tuple : node.getValue()) {
      if (MergeKey.is(tuple.getKeyNode())) {
        merge(tuple.getValueNode(), members);
      } else {
        String key = key(tuple.getKeyNode());
        Node first = keys.putIfAbsent(key, tuple.getKeyNode());
        if (first != null) {
          throw problem(
              tuple.getKeyNode(),
              "duplicate key '"
                  + key
                  + "', which line "
                  + YamlReader.start(first).line()
                  + " gives too");
        }
        members.put(key, convert(tuple.getValueNode()));
      }
    }
    return members;
  }

  private void merge(Node value, Map<String, JsonValue> members) throws YamlException {
    List<MappingNode> mappings = MergeKey.mappings(value);
    if (mappings.isEmpty()) {
      throw problem(value, "merge key '<<' needs a mapping or a list of mappings");
    }
    for (MappingNode mapping : mappings) {
      if (convert(mapping) instanceof JsonObject merged) {
        members.putAll(merged.members());
      }
    }
  }

  private static String key(Node node) throws YamlException {
    if (!(node instanceof ScalarNode scalar)) {
      throw problem(node, "a key must be a string, but found a " + kind(node));
    }
    JsonValue value = scalar(scalar);
    if (value instanceof JsonString string) {
      return string.value();
    }
    boolean harmless =
        value instanceof JsonBoolean || (value instanceof JsonNumber number && number.isInteger());
    if (harmless && value.toString().equals(scalar.getValue())) {
      return scalar.getValue();
    }
    throw problem(
        node,
        "key '"
            + scalar.getValue()
            + "' without quotes is read as the "
            + value.typeName()
            + " "
            + value);
  }

  /** What the key {@code node} of a converted tree says. */
  static String text(Node node) {
    return node instanceof ScalarNode scalar ? scalar.getValue() : "";
  }

  private static JsonValue scalar(ScalarNode node) throws YamlException {
    Tag tag = node.getTag();
    JsonValue value = tag.equals(Tag.STR) ? new JsonString(node.getValue()) : resolve(node);
    Predicate<JsonValue> fits = SCALAR_TAGS.get(tag);
    if (fits == null) {
      throw unknownTag(node);
    }
    if (!fits.test(value)) {
      throw problem(node, "'" + node.getValue() + "' is not what its tag '" + tag + "' says");
    }
    return value;
  }

  private static JsonValue resolve(ScalarNode node) throws YamlException {
    JsonValue value = ScalarResolver.resolve(node.getValue());
    if (value == null) {
      throw problem(node, "number '" + node.getValue() + "' cannot be written in JSON");
    }
    return value;
  }

  private static void checkTag(Node node, Tag expected) throws YamlException {
    if (!node.getTag().equals(expected)) {
      throw unknownTag(node);
    }
  }

  private static YamlException unknownTag(Node node) {
    return problem(node, "tag '" + node.getTag() + "' has no meaning for a " + kind(node));
  }

  private static String kind(Node node) {
    return switch (node.getNodeType()) {
      case MAPPING -> "mapping";
      case SEQUENCE -> "list";
      default -> "scalar";
    };
  }

  private static YamlException problem(Node node, String problem) {
    return new YamlException(problem, YamlReader.start(node));
  }
}
