package io.github.crd4j.testing.apiserver;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of an HTTP {@code Warning} header (RFC 7234, 5.5), which is a quoted string. */
final class WarningHeader {
  private static final Pattern SHAPE =
      Pattern.compile("\\d{3} \\S+ \"((?:[^\"\\\\]|\\\\.)*)\".*", Pattern.DOTALL);

  private WarningHeader() {}

  static String text(String header) {
    Matcher matcher = SHAPE.matcher(header);
    return matcher.matches() ? matcher.group(1).replaceAll("\\\\(.)", "$1") : header;
  }
}
