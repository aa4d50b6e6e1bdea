package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.StreamDataWriter;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.emitter.Emitter;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.snakeyaml.engine.v2.nodes.ScalarNode;
import org.snakeyaml.engine.v2.nodes.SequenceNode;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.serializer.Serializer;

/**
 * Writes any JSON value as canonical YAML.
 *
 * <p>Equal values give equal text: keys are sorted by code point, strings are quoted only where
 * some reader would take them for something else, text of several lines stands in literal blocks,
 * and no line is folded. The layout is that of {@code kubectl}: two blanks of indentation, lists
 * not indented below their key.
 */
public final class YamlWriter {

  private static final Comparator<String> CODE_POINT_ORDER = YamlWriter::compareCodePoints;

  private YamlWriter() {}

  /** {@code value} as one YAML document that ends with a line break. */
  public static String write(JsonValue value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  static void write(JsonValue value, StringBuilder out) {
    Emitter emitter = new Emitter(settings(), new TextWriter(out));
    Serializer serializer = new Serializer(settings(), emitter);
    serializer.emitStreamStart();
    serializer.serializeDocument(
        value instanceof JsonString string ? quotedUnlessPlain(string.value()) : node(value));
    serializer.emitStreamEnd();
  }

  private static DumpSettings settings() {
    return DumpSettings.builder()
        .setDefaultFlowStyle(FlowStyle.BLOCK)
        .setIndent(2)
        .setSplitLines(false)
        .setWidth(Integer.MAX_VALUE)
        .setMaxSimpleKeyLength(1024)
        .setSchema(PlainSchema.INSTANCE)
        .build();
  }

  private static Node node(JsonValue value) {
    if (value instanceof JsonObject object) {
      return mapping(object);
    }
    if (value instanceof JsonArray array) {
      List<Node> items = new ArrayList<>(array.items().size());
      array.items().forEach(item -> items.add(node(item)));
      return new SequenceNode(Tag.SEQ, items, FlowStyle.BLOCK);
    }
    if (value instanceof JsonString string) {
      return PlainStrings.isBlock(string.value())
          ? scalar(string.value(), ScalarStyle.LITERAL)
          : quotedUnlessPlain(string.value());
    }
    return scalar(value.toString(), ScalarStyle.PLAIN);
  }

  private static Node mapping(JsonObject object) {
    List<Map.Entry<String, JsonValue>> members = new ArrayList<>(object.members().entrySet());
    members.sort(Map.Entry.comparingByKey(CODE_POINT_ORDER));
    List<NodeTuple> tuples = new ArrayList<>(members.size());
    for (Map.Entry<String, JsonValue> member : members) {
      tuples.add(new NodeTuple(quotedUnlessPlain(member.getKey()), node(member.getValue())));
    }
    return new MappingNode(Tag.MAP, tuples, FlowStyle.BLOCK);
  }

  private static Node quotedUnlessPlain(String text) {
    return scalar(text, PlainStrings.isPlain(text) ? ScalarStyle.PLAIN : ScalarStyle.DOUBLE_QUOTED);
  }

  // Numbers and booleans are strings to the emitter too, so that it never adds a tag.
  private static Node scalar(String text, ScalarStyle style) {
    return new ScalarNode(Tag.STR, text, style);
  }

  // String.compareTo orders UTF-16 units, where surrogates stand before U+E000.
  private static int compareCodePoints(String left, String right) {
    int length = Math.min(left.length(), right.length());
    for (int i = 0; i < length; i++) {
      char l = left.charAt(i);
      char r = right.charAt(i);
      if (l != r) {
        boolean surrogates = Character.isSurrogate(l) != Character.isSurrogate(r);
        return surrogates && l >= 0xD800 && r >= 0xD800
            ? Character.compare(r, l)
            : Character.compare(l, r);
      }
    }
    return Integer.compare(left.length(), right.length());
  }

  /**
   * Escapes what the emitter writes as it is, but what not every reader takes.
   *
   * <p>Such characters stand in double quotes only, because no other style was chosen for them.
   */
  private record TextWriter(StringBuilder out) implements StreamDataWriter {

    @Override
    public void write(String text) {
      write(text, 0, text.length());
    }

    @Override
    public void write(String text, int offset, int length) {
      int start = offset;
      for (int i = offset; i < offset + length; i++) {
        char c = text.charAt(i);
        if (c >= 0x7F && PlainStrings.needsEscape(c)) {
          out.append(text, start, i);
          out.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
          start = i + 1;
        }
      }
      out.append(text, start, offset + length);
    }
  }
}
