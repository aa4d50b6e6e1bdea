package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.Texts;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Escapes in URLs, as Go's {@code net/url} reads and writes them. */
final class PercentEncoding {

  private static final String PATH_UNESCAPED = "$&+,/:;=@-_.~";
  private static final String PATH_ALLOWED = "!$&'()*+,;=:@[]%/-_.~";

  private PercentEncoding() {}

  /**
   * Checks that every percent sign starts an escape.
   *
   * @throws EvalError if one does not
   */
  static void check(String text) {
    for (int i = text.indexOf('%'); i >= 0; i = text.indexOf('%', i + 1)) {
      String escape = text.substring(i, Math.min(i + 3, text.length()));
      if (!escape.matches("%[0-9a-fA-F]{2}")) {
        throw new EvalError("invalid URL escape " + Texts.quoted(escape));
      }
    }
  }

  /** {@code text}, whose escapes are sound, without them; a plus may mean a space. */
  static String decode(String text, boolean plusIsSpace) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    int i = 0;
    while (i < bytes.length) {
      if (bytes[i] == '%' && i + 2 < bytes.length) {
        out.write(Character.digit(bytes[i + 1], 16) << 4 | Character.digit(bytes[i + 2], 16));
        i += 3;
      } else {
        out.write(bytes[i] == '+' && plusIsSpace ? ' ' : bytes[i]);
        i++;
      }
    }
    return out.toString(StandardCharsets.UTF_8);
  }

  /** A path as Go prints it: as written if that is sound, else escaped anew. */
  static String escapedPath(String path) {
    if (path.equals("*")
        || path.chars().allMatch(c -> isAlphanumeric(c) || PATH_ALLOWED.indexOf(c) >= 0)) {
      return path;
    }
    StringBuilder out = new StringBuilder();
    for (byte b : decode(path, false).getBytes(StandardCharsets.UTF_8)) {
      int c = b & 0xff;
      if (isAlphanumeric(c) || PATH_UNESCAPED.indexOf(c) >= 0) {
        out.append((char) c);
      } else {
        out.append(String.format(Locale.ROOT, "%%%02X", c));
      }
    }
    return out.toString();
  }

  private static boolean isAlphanumeric(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
  }
}
