package io.github.crd4j.yaml;

import io.github.crd4j.json.JsonText;
import java.util.ArrayList;
import java.util.List;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.common.ScalarStyle;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.ReaderException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.parser.Parser;
import org.snakeyaml.engine.v2.parser.ParserImpl;
import org.snakeyaml.engine.v2.scanner.StreamReader;

/**
 * Reads YAML and JSON as kubectl does, only stricter.
 *
 * <p>Refused, each with its position: a key given twice, a key that is read as something other than
 * what is written, nesting of more than {@value JsonText#MAX_DEPTH} levels, documents of more than
 * {@value JsonText#MAX_VALUES} values, aliases that multiply to more than {@value
 * #MAX_ALIASED_VALUES} values, texts of more than {@value #MAX_LENGTH} characters, and tags that
 * JSON has no type for.
 */
public final class YamlReader {

  public static final int MAX_ALIASED_VALUES = 200_000;
  public static final int MAX_LENGTH = 16 * 1024 * 1024;

  private static final int MIN_BLOCK = 1024;
  private static final int MAX_BLOCKS = 8;

  private YamlReader() {}

  /**
   * The documents of {@code text} in order, without those that are empty.
   *
   * @throws YamlException at the first problem
   */
  public static List<YamlDocument> read(String text) throws YamlException {
    String content = text.startsWith("\uFEFF") ? text.substring(1) : text;
    if (content.length() > MAX_LENGTH) {
      throw new YamlException(
          "text has more than " + MAX_LENGTH + " characters", new Position(1, 1));
    }
    YamlDocument json = JsonReader.read(content);
    return json == null ? readYaml(content) : List.of(json);
  }

  private static List<YamlDocument> readYaml(String content) throws YamlException {
    LoadSettings settings =
        LoadSettings.builder()
            .setCodePointLimit(MAX_LENGTH)
            // The library copies what it holds for each block that it reads: with small blocks, one
            // long scalar would take quadratic time.
            .setBufferSize(Math.max(MIN_BLOCK, content.length() / MAX_BLOCKS))
            .build();
    StreamReader reader = new StreamReader(settings, content);
    List<YamlDocument> documents = new ArrayList<>();
    try {
      Parser events = new ParserImpl(settings, reader);
      while (events.hasNext()) {
        if (events.next().getEventId() == Event.ID.DocumentStart) {
          NodeEvent root = (NodeEvent) events.next();
          if (!isEmpty(root)) {
            Located read = new EventReader(events).read(root);
            documents.add(new YamlDocument(start(root), read.value(), read.places()));
          }
        }
      }
    } catch (MarkedYamlEngineException e) {
      throw new YamlException(describe(e), position(e, reader));
    } catch (ReaderException e) {
      throw new YamlException(
          String.format(
              java.util.Locale.ROOT, "character U+%04X is not allowed in YAML", e.getCodePoint()),
          positionOf(content, e.getPosition()));
    } catch (YamlEngineException e) {
      throw new YamlException(oneLine(String.valueOf(e.getMessage())), position(reader));
    }
    return List.copyOf(documents);
  }

  static YamlException tooDeep(Position position) {
    return new YamlException("nested more than " + JsonText.MAX_DEPTH + " levels deep", position);
  }

  static Position start(NodeEvent event) {
    return event.getStartMark().map(YamlReader::position).orElse(new Position(1, 1));
  }

  static Position position(Mark mark) {
    return new Position(mark.getLine() + 1, mark.getColumn() + 1);
  }

  private static Position position(StreamReader reader) {
    return new Position(reader.getLine() + 1, reader.getColumn() + 1);
  }

  private static Position position(MarkedYamlEngineException e, StreamReader reader) {
    return e.getProblemMark()
        .or(e::getContextMark)
        .map(YamlReader::position)
        .orElseGet(() -> position(reader));
  }

  private static boolean isEmpty(NodeEvent root) {
    return root instanceof ScalarEvent scalar
        && scalar.getScalarStyle() == ScalarStyle.PLAIN
        && scalar.getValue().isEmpty();
  }

  private static String describe(MarkedYamlEngineException e) {
    String problem = String.valueOf(e.getProblem());
    String context = e.getContext();
    return oneLine(context == null || context.isEmpty() ? problem : problem + " " + context);
  }

  // The library's sentences end with or without full stop, and some have several lines.
  private static String oneLine(String sentence) {
    String line = sentence.strip().replaceAll("\\s+", " ");
    String stripped = line.endsWith(".") ? line.substring(0, line.length() - 1) : line;
    return stripped.isEmpty()
        ? stripped
        : Character.toLowerCase(stripped.charAt(0)) + stripped.substring(1);
  }

  private static Position positionOf(String text, int codePoints) {
    return endOf(
        text.substring(
            0,
            text.offsetByCodePoints(
                0, Math.min(codePoints, text.codePointCount(0, text.length())))));
  }

  /** The place behind {@code text}. */
  static Position endOf(String text) {
    int lineStart = text.lastIndexOf('\n') + 1;
    int line = 1 + (int) text.chars().filter(c -> c == '\n').count();
    return new Position(line, text.codePointCount(lineStart, text.length()) + 1);
  }
}
