package io.github.crd4j.admission;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * URLs as Go's {@code net/url} reads them.
 *
 * @param scheme in lower case; empty if there is none
 * @param userInfo what stands before the {@code @}; null if there is none
 * @param host with port; empty if there is none
 * @param query what stands after the question mark; empty if there is none
 * @param fragment what stands after the hash; empty if there is none
 */
public record UrlSyntax(
    String scheme, @Nullable String userInfo, String host, String query, String fragment) {

  private static final Pattern SCHEME = Pattern.compile("([a-zA-Z][a-zA-Z0-9+.-]*):(.*)");
  private static final Pattern BAD_ESCAPE = Pattern.compile("%(?![0-9a-fA-F]{2})");
  private static final Pattern PORT = Pattern.compile("(?::[0-9]*)?");
  private static final Pattern HOST =
      Pattern.compile(
          "(?:[a-zA-Z0-9!$&'()*+,;=:\\[\\]<>\"\\-_.~\\x{80}-\\x{10ffff}]|%[89a-fA-F][0-9a-fA-F])*");
  private static final Pattern USER_INFO = Pattern.compile("[a-zA-Z0-9\\-._:~!$&'()*+,;=%@]*");

  /** Whether {@code text} is an absolute URI or an absolute path. */
  public static boolean isRequestUri(String text) {
    return !text.isEmpty() && parse(text, "", true) != null;
  }

  /** Whether {@code text} is an absolute URI with a host. */
  public static boolean isAbsoluteWithHost(String text) {
    UrlSyntax url = text.isEmpty() ? null : parse(text, "", true);
    return url != null && !url.scheme().isEmpty() && !url.host().isEmpty();
  }

  /** The parts of {@code text}, or null if it is not a URL. */
  public static @Nullable UrlSyntax parse(String text) {
    int hash = text.indexOf('#');
    String fragment = hash < 0 ? "" : text.substring(hash + 1);
    return BAD_ESCAPE.matcher(fragment).find()
        ? null
        : parse(hash < 0 ? text : text.substring(0, hash), fragment, false);
  }

  private static @Nullable UrlSyntax parse(String text, String fragment, boolean isRequest) {
    if (text.chars().anyMatch(c -> c < ' ' || c == 0x7f) || text.startsWith(":")) {
      return null;
    }
    Matcher schemed = SCHEME.matcher(text);
    boolean hasScheme = schemed.matches();
    String scheme = hasScheme ? schemed.group(1).toLowerCase(Locale.ROOT) : "";
    String rest = hasScheme ? schemed.group(2) : text;
    int mark = rest.indexOf('?');
    String query = mark < 0 ? "" : rest.substring(mark + 1);
    rest = mark < 0 ? rest : rest.substring(0, mark);
    if (!rest.startsWith("/")) {
      boolean isColonInFirstSegment = rest.split("/", 2)[0].contains(":");
      boolean isBad = !hasScheme && (isRequest ? !text.equals("*") : isColonInFirstSegment);
      boolean isBadPath = !hasScheme && BAD_ESCAPE.matcher(rest).find();
      return isBad || isBadPath ? null : new UrlSyntax(scheme, null, "", query, fragment);
    }
    String userInfo = null;
    String host = "";
    if (rest.startsWith("//") && (hasScheme || (!isRequest && !rest.startsWith("///")))) {
      int slash = rest.indexOf('/', 2);
      String authority = slash < 0 ? rest.substring(2) : rest.substring(2, slash);
      rest = slash < 0 ? "" : rest.substring(slash);
      int at = authority.lastIndexOf('@');
      userInfo = at < 0 ? null : authority.substring(0, at);
      host = authority.substring(at + 1);
      if (!isHost(scheme, host) || !isUserInfo(userInfo)) {
        return null;
      }
    }
    return BAD_ESCAPE.matcher(rest).find()
        ? null
        : new UrlSyntax(scheme, userInfo, host, query, fragment);
  }

  private static boolean isUserInfo(@Nullable String userInfo) {
    return userInfo == null
        || (USER_INFO.matcher(userInfo).matches() && !BAD_ESCAPE.matcher(userInfo).find());
  }

  private static boolean isHost(String scheme, String host) {
    if (host.startsWith("[")) {
      int end = host.lastIndexOf(']');
      if (end < 0 || !PORT.matcher(host.substring(end + 1)).matches()) {
        return false;
      }
      String address = host.substring(1, end);
      int zone = address.indexOf("%25");
      String plain = zone < 0 ? address : address.substring(0, zone);
      return plain.contains(":") && IpSyntax.isAddress(plain, false);
    }
    if (host.contains("[")) {
      return false;
    }
    boolean isStrict = scheme.equals("http") || scheme.equals("https");
    int colon = isStrict ? host.indexOf(':') : host.lastIndexOf(':');
    return HOST.matcher(host).matches()
        && (colon < 0 || PORT.matcher(host.substring(colon)).matches());
  }
}
