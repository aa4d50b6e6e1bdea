package io.github.crd4j.admission;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import org.jspecify.annotations.Nullable;

/**
 * Something that is wrong with a value.
 *
 * @param kind what kind of mistake
 * @param path where in the object
 * @param message in the API server's words
 * @param value what the API server shows of the object; null if it is what stands at the path
 */
public record ValueError(Kind kind, FieldPath path, String message, @Nullable JsonValue value) {

  /** The kinds of mistake that the API server tells apart. */
  public enum Kind {
    REQUIRED("Required value"),
    UNSUPPORTED("Unsupported value"),
    TOO_LONG("Too long"),
    TOO_MANY("Too many"),
    TYPE("Invalid value"),
    DUPLICATE("Duplicate value"),
    FORBIDDEN("Forbidden"),
    INVALID("Invalid value");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** As the API server prints it. */
    public String text() {
      return text;
    }
  }

  ValueError(Kind kind, FieldPath path, String message) {
    this(kind, path, message, null);
  }

  /** Whether the API server skips the CEL rules of an object with such a mistake. */
  public boolean isBlocking() {
    return kind != Kind.INVALID && kind != Kind.DUPLICATE && kind != Kind.FORBIDDEN;
  }

  /** What the API server says of it, without the path. */
  public String answer() {
    return kind.text() + (message.isEmpty() ? "" : ": " + message.strip());
  }

  @Override
  public String toString() {
    return path + ": " + answer();
  }
}
