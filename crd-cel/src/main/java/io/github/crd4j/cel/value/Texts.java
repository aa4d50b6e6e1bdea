package io.github.crd4j.cel.value;

import io.github.crd4j.regex.GoUnicode;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Values as text: what {@code string()} makes of them, and how messages write them. */
public final class Texts {

  private Texts() {}

  /**
   * What {@code string(value)} is.
   *
   * @throws EvalError if there is no such conversion
   */
  public static String convert(Value value) {
    if (value instanceof StringValue string) {
      return string.value();
    }
    if (value instanceof BytesValue bytes) {
      return utf8(bytes);
    }
    if (value instanceof BoolValue
        || value instanceof IntValue
        || value instanceof UintValue
        || value instanceof DoubleValue
        || value instanceof TypeValue) {
      return plain(value);
    }
    if (value instanceof DurationValue duration) {
      return duration.text();
    }
    if (value instanceof TimestampValue timestamp) {
      return timestamp.text();
    }
    throw EvalError.noSuchOverload();
  }

  private static String utf8(BytesValue bytes) {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes.bytes())).toString();
    } catch (CharacterCodingException e) {
      throw new EvalError("invalid UTF-8 in bytes, cannot convert to string");
    }
  }

  /** The value in an error message. */
  public static String plain(Value value) {
    if (value instanceof StringValue string) {
      return string.value();
    }
    if (value instanceof IntValue number) {
      return Long.toString(number.value());
    }
    if (value instanceof UintValue number) {
      return Long.toUnsignedString(number.bits());
    }
    if (value instanceof DoubleValue number) {
      return GoNumbers.shortest(number.value());
    }
    if (value instanceof BoolValue bool) {
      return Boolean.toString(bool.value());
    }
    if (value instanceof TypeValue type) {
      return type.name();
    }
    return value.toString();
  }

  /** Go's {@code %q}: in double quotes, with what cannot be printed escaped. */
  public static String quoted(String text) {
    StringBuilder out = new StringBuilder("\"");
    text.codePoints().forEach(c -> appendEscaped(out, c));
    return out.append('"').toString();
  }

  private static void appendEscaped(StringBuilder out, int c) {
    switch (c) {
      case '"' -> out.append("\\\"");
      case '\\' -> out.append("\\\\");
      case 7 -> out.append("\\a");
      case '\b' -> out.append("\\b");
      case '\f' -> out.append("\\f");
      case '\n' -> out.append("\\n");
      case '\r' -> out.append("\\r");
      case '\t' -> out.append("\\t");
      case 11 -> out.append("\\v");
      default -> {
        if (GoUnicode.isPrint(c)) {
          out.appendCodePoint(c);
        } else if (c < 0x80) {
          out.append(String.format(Locale.ROOT, "\\x%02x", c));
        } else if (c < 0x10000) {
          out.append(String.format(Locale.ROOT, "\\u%04x", c));
        } else {
          out.append(String.format(Locale.ROOT, "\\U%08x", c));
        }
      }
    }
  }
}
