package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.Texts;
import java.util.Arrays;

/**
 * Reads IP addresses as Go does.
 *
 * <p>Transliterated from {@code ParseAddr} in Go's {@code net/netip/netip.go}.
 */
final class IpParser {

  private final String text;

  private IpParser(String text) {
    this.text = text;
  }

  /** A text that is no address; the message is Go's. */
  static final class SyntaxException extends Exception {

    private static final long serialVersionUID = 1L;

    SyntaxException(String message) {
      super(message, null, false, false);
    }

    @Override
    public String getMessage() {
      return String.valueOf(super.getMessage());
    }
  }

  /** The 4 or 16 bytes of the address; a zone is read over. */
  static byte[] parse(String text) throws SyntaxException {
    IpParser parser = new IpParser(text);
    for (int i = 0; i < text.length(); i++) {
      switch (text.charAt(i)) {
        case '.' -> {
          byte[] fields = new byte[4];
          parser.v4(text, fields, 0);
          return fields;
        }
        case ':' -> {
          return parser.v6();
        }
        case '%' -> throw parser.error("missing IPv6 address", "");
        default -> {}
      }
    }
    throw parser.error("unable to parse IP", "");
  }

  private SyntaxException error(String message, String at) {
    return new SyntaxException(
        "ParseAddr("
            + Texts.quoted(text)
            + "): "
            + message
            + (at.isEmpty() ? "" : " (at " + Texts.quoted(at) + ")"));
  }

  private void v4(String s, byte[] fields, int offset) throws SyntaxException {
    int value = 0;
    int digits = 0;
    int field = 0;
    for (int i = 0; i < s.length(); i++) {
      char c = s.charAt(i);
      if (c >= '0' && c <= '9') {
        if (digits == 1 && value == 0) {
          throw error("IPv4 field has octet with leading zero", "");
        }
        value = value * 10 + c - '0';
        digits++;
        if (value > 255) {
          throw error("IPv4 field has value >255", "");
        }
      } else if (c == '.') {
        if (i == 0 || i == s.length() - 1 || s.charAt(i - 1) == '.') {
          throw error("IPv4 field must have at least one digit", s.substring(i));
        }
        if (field == 3) {
          throw error("IPv4 address too long", "");
        }
        fields[offset + field] = (byte) value;
        field++;
        value = 0;
        digits = 0;
      } else {
        throw error("unexpected character", s.substring(i));
      }
    }
    if (field < 3) {
      throw error("IPv4 address too short", "");
    }
    fields[offset + 3] = (byte) value;
  }

  private byte[] v6() throws SyntaxException {
    int percent = text.indexOf('%');
    String s = percent < 0 ? text : text.substring(0, percent);
    if (percent == text.length() - 1) {
      throw error("zone must be a non-empty string", "");
    }
    byte[] ip = new byte[16];
    int ellipsis = -1;
    if (s.startsWith("::")) {
      ellipsis = 0;
      s = s.substring(2);
      if (s.isEmpty()) {
        return ip;
      }
    }
    int i = 0;
    while (i < 16) {
      int length = hexDigits(s);
      if (length < s.length() && s.charAt(length) == '.') {
        i = embeddedV4(s, ip, i, ellipsis);
        s = "";
        break;
      }
      int group = Integer.parseInt(s.substring(0, length), 16);
      ip[i] = (byte) (group >> 8);
      ip[i + 1] = (byte) group;
      i += 2;
      s = s.substring(length);
      if (s.isEmpty()) {
        break;
      }
      if (!s.startsWith(":")) {
        throw error("unexpected character, want colon", s);
      }
      if (s.length() == 1) {
        throw error("colon must be followed by more characters", s);
      }
      s = s.substring(1);
      if (s.startsWith(":")) {
        if (ellipsis >= 0) {
          throw error("multiple :: in address", s);
        }
        ellipsis = i;
        s = s.substring(1);
        if (s.isEmpty()) {
          break;
        }
      }
    }
    if (!s.isEmpty()) {
      throw error("trailing garbage after address", s);
    }
    return expanded(ip, i, ellipsis);
  }

  private int hexDigits(String s) throws SyntaxException {
    int length = 0;
    while (length < s.length()
        && Character.digit(s.charAt(length), 16) >= 0
        && s.charAt(length) < 128) {
      length++;
      if (length > 4) {
        throw error("each group must have 4 or less digits", s);
      }
    }
    if (length == 0) {
      throw error("each colon-separated field must have at least one digit", s);
    }
    return length;
  }

  private int embeddedV4(String s, byte[] ip, int i, int ellipsis) throws SyntaxException {
    if (ellipsis < 0 && i != 12) {
      throw error("embedded IPv4 address must replace the final 2 fields of the address", s);
    }
    if (i + 4 > 16) {
      throw error("too many hex fields to fit an embedded IPv4 at the end of the address", s);
    }
    v4(s, ip, i);
    return i + 4;
  }

  private byte[] expanded(byte[] ip, int used, int ellipsis) throws SyntaxException {
    if (used == 16) {
      if (ellipsis >= 0) {
        throw error("the :: must expand to at least one field of zeros", "");
      }
      return ip;
    }
    if (ellipsis < 0) {
      throw error("address string too short", "");
    }
    byte[] expanded = new byte[16];
    System.arraycopy(ip, 0, expanded, 0, ellipsis);
    byte[] tail = Arrays.copyOfRange(ip, ellipsis, used);
    System.arraycopy(tail, 0, expanded, 16 - tail.length, tail.length);
    return expanded;
  }
}
