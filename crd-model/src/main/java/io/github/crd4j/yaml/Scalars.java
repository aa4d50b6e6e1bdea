package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonBoolean;
import io.github.crd4j.json.JsonNull;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.nodes.Tag;

/** What scalars, keys and tags of YAML are in JSON. */
final class Scalars {

  private static final Map<Tag, Predicate<JsonValue>> TAGS =
      Map.of(
          Tag.STR, value -> true,
          Tag.NULL, value -> value == JsonNull.NULL,
          Tag.BOOL, value -> value instanceof JsonBoolean,
          Tag.INT, value -> value instanceof JsonNumber number && number.isInteger(),
          Tag.FLOAT, value -> value instanceof JsonNumber);

  private Scalars() {}

  static JsonValue value(ScalarEvent event) throws YamlException {
    if (!isTagged(event.getTag())) {
      return event.getImplicit().canOmitTagInPlainScalar()
          ? resolve(event)
          : new JsonString(event.getValue());
    }
    Tag tag = new Tag(event.getTag().orElseThrow());
    JsonValue value = tag.equals(Tag.STR) ? new JsonString(event.getValue()) : resolve(event);
    Predicate<JsonValue> fits = TAGS.get(tag);
    if (fits == null) {
      throw unknownTag(event, tag, "scalar");
    }
    if (!fits.test(value)) {
      throw problem(event, "'" + event.getValue() + "' is not what its tag '" + tag + "' says");
    }
    return value;
  }

  private static JsonValue resolve(ScalarEvent event) throws YamlException {
    JsonValue value = ScalarResolver.resolve(event.getValue());
    if (value == null) {
      throw problem(event, "number '" + event.getValue() + "' cannot be written in JSON");
    }
    return value;
  }

  /**
   * The key that begins with {@code event}.
   *
   * @param read what it is as a value
   */
  static String key(NodeEvent event, Located read) throws YamlException {
    JsonValue value = read.value();
    if (value instanceof JsonString string) {
      return string.value();
    }
    if (!(event instanceof ScalarEvent scalar)) {
      throw problem(event, "a key must be a string, but found " + article(value));
    }
    boolean harmless =
        value instanceof JsonBoolean || (value instanceof JsonNumber number && number.isInteger());
    if (harmless && value.toString().equals(scalar.getValue())) {
      return scalar.getValue();
    }
    throw problem(
        event,
        "key '"
            + scalar.getValue()
            + "' without quotes is read as the "
            + value.typeName()
            + " "
            + value);
  }

  private static String article(JsonValue value) {
    return switch (value.typeName()) {
      case "array" -> "a list";
      case "object" -> "a mapping";
      case "integer" -> "an integer";
      default -> "a " + value.typeName();
    };
  }

  /** Checks that {@code start} has the tag {@code expected} or none. */
  static void checkTag(CollectionStartEvent start, Tag expected) throws YamlException {
    if (isTagged(start.getTag())) {
      Tag tag = new Tag(start.getTag().orElseThrow());
      if (!tag.equals(expected)) {
        boolean isList = start.getEventId() == Event.ID.SequenceStart;
        throw unknownTag(start, tag, isList ? "list" : "mapping");
      }
    }
  }

  private static boolean isTagged(Optional<String> tag) {
    return tag.isPresent() && !tag.get().equals("!");
  }

  private static YamlException unknownTag(NodeEvent event, Tag tag, String kind) {
    return problem(event, "tag '" + tag + "' has no meaning for a " + kind);
  }

  private static YamlException problem(NodeEvent event, String problem) {
    return new YamlException(problem, YamlReader.start(event));
  }
}
