package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.CollectionStartEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.nodes.Tag;
import org.snakeyaml.engine.v2.parser.Parser;

/**
 * Makes one JSON tree of the events of one YAML document, following aliases.
 *
 * <p>The library's own tree of nodes would take as long again as its parser does, and the most
 * memory of all.
 */
final class EventReader {

  private final Parser events;
  private final Anchors anchors = new Anchors();
  private int depth;
  private int values;

  EventReader(Parser events) {
    this.events = events;
  }

  /** Whether the object or array whose events come now has another entry. */
  boolean hasEntry() {
    return !events.checkEvent(Event.ID.MappingEnd) && !events.checkEvent(Event.ID.SequenceEnd);
  }

  NodeEvent next() {
    return (NodeEvent) events.next();
  }

  /** The value that begins with {@code event}. */
  Located read(NodeEvent event) throws YamlException {
    if (++values > JsonText.MAX_VALUES) {
      throw new YamlException(
          "more than " + JsonText.MAX_VALUES + " values", YamlReader.start(event));
    }
    if (event instanceof AliasEvent alias) {
      return anchors.follow(alias, depth);
    }
    Anchors.Anchored anchored = anchors.begin(event);
    Located read =
        event instanceof ScalarEvent scalar
            ? Located.scalar(Scalars.value(scalar))
            : collection((CollectionStartEvent) event);
    if (anchored != null) {
      anchored.end(read);
    }
    return read;
  }

  private Located collection(CollectionStartEvent start) throws YamlException {
    if (++depth > JsonText.MAX_DEPTH) {
      throw YamlReader.tooDeep(YamlReader.start(start));
    }
    boolean isList = start.getEventId() == Event.ID.SequenceStart;
    Scalars.checkTag(start, isList ? Tag.SEQ : Tag.MAP);
    Located read = isList ? list() : new MappingReader(this).read();
    events.next();
    depth--;
    return read;
  }

  private Located list() throws YamlException {
    List<JsonValue> items = new ArrayList<>();
    Located.Entries entries = new Located.Entries();
    while (hasEntry()) {
      NodeEvent event = next();
      Located item = read(event);
      items.add(item.value());
      entries.add(null, YamlReader.start(event), item);
    }
    return entries.of(new JsonArray(items));
  }
}
