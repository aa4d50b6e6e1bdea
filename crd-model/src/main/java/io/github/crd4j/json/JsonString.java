package io.github.crd4j.json;

/** A JSON string. */
public record JsonString(String value) implements JsonValue {

  @Override
  public String typeName() {
    return "string";
  }

  /** The string as a JSON literal, quoted and escaped. */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder(value.length() + 2).append('"');
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      switch (c) {
        case '"' -> out.append("\\\"");
        case '\\' -> out.append("\\\\");
        case '\n' -> out.append("\\n");
        case '\r' -> out.append("\\r");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ') {
            out.append("\\u00").append(Character.forDigit(c >> 4, 16));
            out.append(Character.forDigit(c & 0xf, 16));
          } else {
            out.append(c);
          }
        }
      }
    }
    return out.append('"').toString();
  }
}
