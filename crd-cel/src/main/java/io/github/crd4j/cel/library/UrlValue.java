package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.Value;
import java.util.Locale;

/**
 * A URL.
 *
 * <p>Transliterated from Go's {@code net/url/url.go}.
 *
 * @param text as it was written
 * @param scheme in lower case
 * @param host with port
 * @param path as it was written
 * @param query without the question mark
 */
record UrlValue(String text, String scheme, String host, String path, String query)
    implements Value {

  private static final String HOST_CHARACTERS = "!$&'()*+,;=:[]<>\"-_.~";

  /**
   * The URL that {@code text} writes.
   *
   * @throws EvalError if it is neither an absolute URL nor an absolute path
   */
  static UrlValue parse(String text) {
    try {
      UrlValue unused = parse(text, true);
      int fragment = text.indexOf('#');
      return parse(fragment < 0 ? text : text.substring(0, fragment), false);
    } catch (EvalError e) {
      throw new EvalError("URL parse error during conversion from string: " + e.getMessage());
    }
  }

  /** Why {@code text} is no URI, or empty if it is one. */
  static String requestUriProblem(String text) {
    try {
      UrlValue unused = parse(text, true);
      return "";
    } catch (EvalError e) {
      return e.getMessage();
    }
  }

  private static UrlValue parse(String text, boolean request) {
    try {
      return read(text, request);
    } catch (EvalError e) {
      throw new EvalError("parse " + Texts.quoted(text) + ": " + e.getMessage());
    }
  }

  private static UrlValue read(String text, boolean request) {
    if (text.chars().anyMatch(c -> c < ' ' || c == 0x7f)) {
      throw new EvalError("net/url: invalid control character in URL");
    }
    if (text.isEmpty() && request) {
      throw new EvalError("empty url");
    }
    if (text.equals("*")) {
      return new UrlValue(text, "", "", "*", "");
    }
    int colon = schemeEnd(text);
    String scheme = colon < 0 ? "" : text.substring(0, colon).toLowerCase(Locale.ROOT);
    String rest = text.substring(colon + 1);
    int mark = rest.indexOf('?');
    String query = mark < 0 ? "" : rest.substring(mark + 1);
    rest = mark < 0 ? rest : rest.substring(0, mark);
    if (!rest.startsWith("/")) {
      if (!scheme.isEmpty()) {
        return new UrlValue(text, scheme, "", "", query);
      }
      if (request) {
        throw new EvalError("invalid URI for request");
      }
      if (rest.split("/", 2)[0].contains(":")) {
        throw new EvalError("first path segment in URL cannot contain colon");
      }
    }
    String host = "";
    boolean authority = !scheme.isEmpty() || (!request && !rest.startsWith("///"));
    if (authority && rest.startsWith("//")) {
      int slash = rest.indexOf('/', 2);
      String part = slash < 0 ? rest.substring(2) : rest.substring(2, slash);
      rest = slash < 0 ? "" : rest.substring(slash);
      host = host(scheme, part);
    }
    PercentEncoding.check(rest);
    return new UrlValue(text, scheme, host, rest, query);
  }

  /** Where the colon after the scheme is, or -1. */
  private static int schemeEnd(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ':') {
        if (i == 0) {
          throw new EvalError("missing protocol scheme");
        }
        return i;
      }
      boolean letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
      boolean later = (c >= '0' && c <= '9') || c == '+' || c == '-' || c == '.';
      if (!letter && !(later && i > 0)) {
        return -1;
      }
    }
    return -1;
  }

  private static String host(String scheme, String authority) {
    int at = authority.lastIndexOf('@');
    String host = hostAndPort(scheme, authority.substring(at + 1));
    if (at >= 0) {
      String user = authority.substring(0, at);
      if (!user.matches("[A-Za-z0-9\\-._:~!$&'()*+,;=%@]*")) {
        throw new EvalError("net/url: invalid userinfo");
      }
      PercentEncoding.check(user);
    }
    return host;
  }

  private static String hostAndPort(String scheme, String host) {
    int bracket = host.lastIndexOf('[');
    if (bracket > 0) {
      throw new EvalError("invalid IP-literal");
    }
    if (bracket == 0) {
      return bracketed(host);
    }
    int first = host.indexOf(':');
    if (first >= 0) {
      // Only the common schemes are strict about colons in host names.
      boolean strict = scheme.equals("http") || scheme.equals("https");
      checkPort(host.substring(strict ? first : host.lastIndexOf(':')));
    }
    return unescapeHost(host);
  }

  private static String bracketed(String host) {
    int close = host.lastIndexOf(']');
    if (close < 0) {
      throw new EvalError("missing ']' in host");
    }
    checkPort(host.substring(close + 1));
    String address = host.substring(1, close);
    int zone = address.indexOf("%25");
    String name =
        zone < 0
            ? unescapeHost(address)
            : unescapeHost(address.substring(0, zone))
                + PercentEncoding.decode(address.substring(zone), false);
    byte[] bytes;
    try {
      bytes = IpParser.parse(name);
    } catch (IpParser.SyntaxException e) {
      throw new EvalError("invalid host: " + e.getMessage());
    }
    if (bytes.length == 4) {
      throw new EvalError("invalid IP-literal");
    }
    return "[" + name + "]" + host.substring(close + 1);
  }

  private static void checkPort(String port) {
    if (!port.matches("(:[0-9]*)?")) {
      throw new EvalError("invalid port " + Texts.quoted(port) + " after host");
    }
  }

  private static String unescapeHost(String host) {
    PercentEncoding.check(host);
    for (int i = 0; i < host.length(); i++) {
      char c = host.charAt(i);
      if (c == '%') {
        String escape = host.substring(i, i + 3);
        // Only bytes beyond ASCII may be escaped in a host.
        if (Character.digit(host.charAt(i + 1), 16) < 8 && !escape.equals("%25")) {
          throw new EvalError("invalid URL escape " + Texts.quoted(escape));
        }
      } else if (c < 0x80 && !Character.isLetterOrDigit(c) && HOST_CHARACTERS.indexOf(c) < 0) {
        throw new EvalError(
            "invalid character " + Texts.quoted(Character.toString(c)) + " in host name");
      }
    }
    return PercentEncoding.decode(host, false);
  }

  String hostname() {
    String name = withoutPort();
    return name.startsWith("[") && name.endsWith("]") ? name.substring(1, name.length() - 1) : name;
  }

  private String withoutPort() {
    int colon = portColon();
    return colon < 0 ? host : host.substring(0, colon);
  }

  String port() {
    int colon = portColon();
    return colon < 0 ? "" : host.substring(colon + 1);
  }

  private int portColon() {
    int colon = host.lastIndexOf(':');
    return colon >= 0 && host.substring(colon).matches(":[0-9]*") ? colon : -1;
  }

  String escapedPath() {
    return PercentEncoding.escapedPath(path);
  }

  @Override
  public String typeName() {
    return "kubernetes.URL";
  }

  @Override
  public boolean equalTo(Value other) {
    return normalized().equals(Args.as(UrlValue.class, other).normalized());
  }

  /** The URL as Go prints it again: the scheme in lower case, the path escaped. */
  private String normalized() {
    int colon = scheme.length();
    String rest = scheme.isEmpty() ? text : text.substring(colon + 1);
    int start = rest.indexOf(path);
    return path.isEmpty() || start < 0
        ? scheme + ":" + rest
        : scheme
            + ":"
            + rest.substring(0, start)
            + escapedPath()
            + rest.substring(start + path.length());
  }
}
