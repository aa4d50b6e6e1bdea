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
import java.util.Optional;
import org.snakeyaml.engine.v2.api.DumpSettings;
import org.snakeyaml.engine.v2.api.StreamDataWriter;
import org.snakeyaml.engine.v2.common.FlowStyle;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.emitter.Emitter;
import org.snakeyaml.engine.v2.events.DocumentEndEvent;
import org.snakeyaml.engine.v2.events.DocumentStartEvent;
import org.snakeyaml.engine.v2.events.ImplicitTuple;
import org.snakeyaml.engine.v2.events.MappingEndEvent;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceEndEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.events.StreamEndEvent;
import org.snakeyaml.engine.v2.events.StreamStartEvent;
import org.snakeyaml.engine.v2.nodes.Tag;

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

  /**
   * Readers look no further than 1024 characters for the colon behind a key (YAML 1.2, 7.4.2), of
   * which an escaped one takes six; the emitter counts them as they are, without quotes.
   */
  private static final int LONGEST_KEY = 1024 / 6;

  private static final DumpSettings SETTINGS =
      DumpSettings.builder()
          .setDefaultFlowStyle(FlowStyle.BLOCK)
          .setIndent(2)
          .setSplitLines(false)
          .setWidth(Integer.MAX_VALUE)
          .setMaxSimpleKeyLength(LONGEST_KEY)
          .setSchema(PlainSchema.INSTANCE)
          .build();

  /** Every scalar stands in the style that is chosen here, and no tag is written. */
  private static final ImplicitTuple NO_TAG = new ImplicitTuple(true, true);

  private static final Optional<String> STRING = Optional.of(Tag.STR.getValue());

  private final Emitter emitter;

  private YamlWriter(Emitter emitter) {
    this.emitter = emitter;
  }

  /** {@code value} as one YAML document that ends with a line break. */
  public static String write(JsonValue value) {
    StringBuilder out = new StringBuilder();
    write(value, out);
    return out.toString();
  }

  // Events, not the library's nodes: its serializer looks for shared nodes, which costs as much
  // again.
  static void write(JsonValue value, StringBuilder out) {
    Emitter emitter = new Emitter(SETTINGS, new TextWriter(out));
    emitter.emit(new StreamStartEvent());
    emitter.emit(new DocumentStartEvent(false, Optional.empty(), Map.of()));
    YamlWriter writer = new YamlWriter(emitter);
    if (value instanceof JsonString string) {
      writer.quotedUnlessPlain(string.value());
    } else {
      writer.value(value);
    }
    emitter.emit(new DocumentEndEvent(false));
    emitter.emit(new StreamEndEvent());
  }

  private void value(JsonValue value) {
    if (value instanceof JsonObject object) {
      mapping(object);
    } else if (value instanceof JsonArray array) {
      sequence(array);
    } else if (value instanceof JsonString string) {
      if (PlainStrings.isBlock(string.value())) {
        scalar(string.value(), ScalarStyle.LITERAL);
      } else {
        quotedUnlessPlain(string.value());
      }
    } else {
      scalar(value.toString(), ScalarStyle.PLAIN);
    }
  }

  private void mapping(JsonObject object) {
    List<Map.Entry<String, JsonValue>> members = new ArrayList<>(object.members().entrySet());
    members.sort(Map.Entry.comparingByKey(CODE_POINT_ORDER));
    emitter.emit(new MappingStartEvent(Optional.empty(), Optional.empty(), true, FlowStyle.BLOCK));
    for (Map.Entry<String, JsonValue> member : members) {
      quotedUnlessPlain(member.getKey());
      value(member.getValue());
    }
    emitter.emit(new MappingEndEvent());
  }

  private void sequence(JsonArray array) {
    emitter.emit(new SequenceStartEvent(Optional.empty(), Optional.empty(), true, FlowStyle.BLOCK));
    array.items().forEach(this::value);
    emitter.emit(new SequenceEndEvent());
  }

  private void quotedUnlessPlain(String text) {
    scalar(text, PlainStrings.isPlain(text) ? ScalarStyle.PLAIN : ScalarStyle.DOUBLE_QUOTED);
  }

  private void scalar(String text, ScalarStyle style) {
    // Without a tag, the emitter takes an empty text for an empty document and marks its start.
    Optional<String> tag = text.isEmpty() ? STRING : Optional.empty();
    emitter.emit(new ScalarEvent(Optional.empty(), tag, NO_TAG, text, style));
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
