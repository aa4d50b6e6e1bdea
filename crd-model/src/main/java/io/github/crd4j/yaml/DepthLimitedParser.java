package io.github.crd4j.yaml;

import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.parser.Parser;

/**
 * Stops before nesting is so deep that the recursive parts of this package would exhaust the stack.
 */
final class DepthLimitedParser implements Parser {

  private final Parser parser;
  private int depth;

  DepthLimitedParser(Parser parser) {
    this.parser = parser;
  }

  @Override
  public boolean checkEvent(Event.ID choice) {
    return parser.checkEvent(choice);
  }

  @Override
  public Event peekEvent() {
    return parser.peekEvent();
  }

  @Override
  public boolean hasNext() {
    return parser.hasNext();
  }

  @Override
  public Event next() {
    Event event = parser.next();
    switch (event.getEventId()) {
      case SequenceStart, MappingStart -> {
        if (++depth > YamlReader.MAX_DEPTH) {
          throw new TooDeepException(
              event.getStartMark().map(YamlReader::position).orElse(new Position(1, 1)));
        }
      }
      case SequenceEnd, MappingEnd -> depth--;
      default -> {}
    }
    return event;
  }

  /** Carries the position through the library, which calls this parser. */
  static final class TooDeepException extends RuntimeException {

    private static final long serialVersionUID = 1;

    private final int line;
    private final int column;

    TooDeepException(Position position) {
      this.line = position.line();
      this.column = position.column();
    }

    Position position() {
      return new Position(line, column);
    }
  }
}
