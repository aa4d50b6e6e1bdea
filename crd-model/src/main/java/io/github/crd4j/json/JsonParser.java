package io.github.crd4j.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads one JSON text, RFC 8259. */
final class JsonParser {

  private final String text;
  private final JsonOutline outline;
  private int at;
  private int depth;
  private int values;

  JsonParser(String text, JsonOutline outline) {
    this.text = text;
    this.outline = outline;
  }

  JsonValue parse() throws JsonTextException {
    JsonValue value = value();
    skipBlanks();
    if (at < text.length()) {
      throw unexpected("the end");
    }
    return value;
  }

  /** The number or one of the three words that {@code text} is, or null. */
  static @Nullable JsonValue literal(String text) {
    return switch (text) {
      case "true" -> JsonBoolean.TRUE;
      case "false" -> JsonBoolean.FALSE;
      case "null" -> JsonNull.NULL;
      default -> isNumber(text) ? JsonNumber.parse(text) : null;
    };
  }

  private JsonValue value() throws JsonTextException {
    skipBlanks();
    if (at == text.length()) {
      throw unexpected("a value");
    }
    if (++values > JsonText.MAX_VALUES) {
      throw JsonTextException.tooLarge("more than " + JsonText.MAX_VALUES + " values", at);
    }
    return switch (text.charAt(at)) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> new JsonString(string());
      default -> unquoted();
    };
  }

  private JsonObject object() throws JsonTextException {
    open();
    Map<String, JsonValue> members = new LinkedHashMap<>();
    if (!closes('}')) {
      do {
        skipBlanks();
        int keyAt = at;
        if (at == text.length() || text.charAt(at) != '"') {
          throw unexpected("a quoted key");
        }
        String key = string();
        outline.entry(key, keyAt);
        skipBlanks();
        if (!accept(':')) {
          throw unexpected("':'");
        }
        if (members.put(key, value()) != null) {
          throw new JsonTextException("duplicate key \"" + key + "\"", keyAt);
        }
      } while (continues('}'));
    }
    close();
    return new JsonObject(members);
  }

  private JsonArray array() throws JsonTextException {
    open();
    List<JsonValue> items = new ArrayList<>();
    if (!closes(']')) {
      do {
        skipBlanks();
        outline.entry(null, at);
        items.add(value());
      } while (continues(']'));
    }
    close();
    return new JsonArray(items);
  }

  private void open() throws JsonTextException {
    if (++depth > JsonText.MAX_DEPTH) {
      throw JsonTextException.tooLarge(
          "nested more than " + JsonText.MAX_DEPTH + " levels deep", at);
    }
    at++;
    outline.open();
  }

  private void close() {
    depth--;
    outline.close();
  }

  private boolean closes(char bracket) {
    skipBlanks();
    return accept(bracket);
  }

  private boolean continues(char bracket) throws JsonTextException {
    skipBlanks();
    if (accept(',')) {
      return true;
    }
    if (accept(bracket)) {
      return false;
    }
    throw unexpected("',' or '" + bracket + "'");
  }

  private JsonValue unquoted() throws JsonTextException {
    int start = at;
    while (at < text.length() && " \t\r\n,:[]{}\"".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    String word = text.substring(start, at);
    JsonValue literal = literal(word);
    if (literal != null) {
      return literal;
    }
    at = start;
    if (isNumber(word)) {
      throw new JsonTextException("number '" + word + "' is too large", start);
    }
    throw word.isEmpty()
        ? unexpected("a value")
        : new JsonTextException("strings need quotes, but found '" + word + "'", start);
  }

  private String string() throws JsonTextException {
    int start = at++;
    int end = plainEnd(at);
    if (end < text.length() && text.charAt(end) == '"') {
      String plain = text.substring(at, end);
      at = end + 1;
      return plain;
    }
    StringBuilder out = new StringBuilder();
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"') {
        at++;
        return out.toString();
      }
      if (c < ' ') {
        throw new JsonTextException("a line break or control character needs an escape", at);
      }
      at++;
      out.append(c == '\\' ? escape() : c);
    }
    throw new JsonTextException("a string that begins here does not end", start);
  }

  /** Where the characters from {@code from} on that stand for themselves end. */
  private int plainEnd(int from) {
    int end = from;
    while (end < text.length()) {
      char c = text.charAt(end);
      if (c == '"' || c == '\\' || c < ' ') {
        break;
      }
      end++;
    }
    return end;
  }

  private char escape() throws JsonTextException {
    char c = at < text.length() ? text.charAt(at) : ' ';
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> unicode();
      default -> throw new JsonTextException("unknown escape '\\" + c + "'", at - 2);
    };
  }

  private char unicode() throws JsonTextException {
    int code = 0;
    for (int i = 0; i < 4; i++) {
      int digit = at < text.length() ? hexDigit(text.charAt(at)) : -1;
      if (digit < 0) {
        throw unexpected("four hexadecimal digits after '\\u'");
      }
      code = code * 16 + digit;
      at++;
    }
    return (char) code;
  }

  // Character.digit would take the digits of every script.
  private static int hexDigit(char c) {
    return c < 0x80 ? Character.digit(c, 16) : -1;
  }

  private static boolean isNumber(String word) {
    int i = word.startsWith("-") ? 1 : 0;
    int integer = digits(word, i);
    if (integer == i || (word.charAt(i) == '0' && integer > i + 1)) {
      return false;
    }
    i = integer;
    if (i < word.length() && word.charAt(i) == '.') {
      int fraction = digits(word, i + 1);
      if (fraction == i + 1) {
        return false;
      }
      i = fraction;
    }
    if (i < word.length() && (word.charAt(i) == 'e' || word.charAt(i) == 'E')) {
      int sign = i + 1 < word.length() && "+-".indexOf(word.charAt(i + 1)) >= 0 ? 1 : 0;
      int exponent = digits(word, i + 1 + sign);
      if (exponent == i + 1 + sign) {
        return false;
      }
      i = exponent;
    }
    return i == word.length();
  }

  private static int digits(String word, int from) {
    int i = from;
    while (i < word.length() && word.charAt(i) >= '0' && word.charAt(i) <= '9') {
      i++;
    }
    return i;
  }

  private void skipBlanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private boolean accept(char c) {
    if (at < text.length() && text.charAt(at) == c) {
      at++;
      return true;
    }
    return false;
  }

  private JsonTextException unexpected(String expected) {
    String found =
        at < text.length() ? "'" + Character.toString(text.codePointAt(at)) + "'" : "the end";
    return new JsonTextException("expected " + expected + ", but found " + found, at);
  }
}
