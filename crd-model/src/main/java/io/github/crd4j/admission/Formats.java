package io.github.crd4j.admission;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * The formats that the API server checks ({@code
 * k8s.io/apiextensions-apiserver/pkg/apiserver/validation/formats.go}, {@code
 * k8s.io/kube-openapi/pkg/validation/strfmt}).
 *
 * <p>Names are compared without dashes.
 */
public final class Formats {

  private static final String BYTE_255 = "\\s*(?:0|[1-9]\\d?|1\\d\\d?|2[0-4]\\d|25[0-5])\\s*";
  private static final String HEX = "[0-9a-f]";

  private static final Map<String, Predicate<String>> CHECKS = new TreeMap<>();

  static {
    CHECKS.put("bsonobjectid", matching("(?i)[0-9a-f]{24}"));
    CHECKS.put("uri", UrlSyntax::isRequestUri);
    CHECKS.put("email", EmailSyntax::isAddress);
    CHECKS.put("hostname", Formats::isHostname);
    CHECKS.put("ipv4", text -> text.contains(".") && IpSyntax.isAddress(text, true));
    CHECKS.put("ipv6", text -> text.contains(":") && IpSyntax.isAddress(text, false));
    CHECKS.put("cidr", IpSyntax::isCidr);
    CHECKS.put("mac", Formats::isMac);
    CHECKS.put("uuid", uuid("[0-9a-f]", HEX));
    CHECKS.put("uuid3", uuid("3", HEX));
    CHECKS.put("uuid4", uuid("4", "[89ab]"));
    CHECKS.put("uuid5", uuid("5", "[89ab]"));
    CHECKS.put("isbn", text -> CheckDigits.isIsbn10(text) || CheckDigits.isIsbn13(text));
    CHECKS.put("isbn10", CheckDigits::isIsbn10);
    CHECKS.put("isbn13", CheckDigits::isIsbn13);
    CHECKS.put("creditcard", CheckDigits::isCreditCard);
    CHECKS.put("ssn", matching("\\d{3}[- ]\\d{2}[- ]\\d{4}"));
    CHECKS.put("hexcolor", matching("#?([0-9a-fA-F]{3}|[0-9a-fA-F]{6})"));
    CHECKS.put("rgbcolor", matching("rgb\\(" + BYTE_255 + "," + BYTE_255 + "," + BYTE_255 + "\\)"));
    CHECKS.put("byte", Formats::isBase64);
    CHECKS.put("password", text -> true);
    CHECKS.put("date", TimeSyntax::isDate);
    CHECKS.put("duration", TimeSyntax::isDuration);
    CHECKS.put("datetime", TimeSyntax::isDateTime);
    CHECKS.put("k8sshortname", text -> DnsNames.label1123(text) == null);
    CHECKS.put("k8slongname", text -> DnsNames.subdomain1123(text) == null);
  }

  private Formats() {}

  /** The names of the formats for strings, without dashes, in alphabetical order. */
  public static Set<String> names() {
    return Collections.unmodifiableSet(CHECKS.keySet());
  }

  /** Whether the API server has a check for strings of this format. */
  public static boolean isKnown(String format) {
    return CHECKS.containsKey(format.replace("-", ""));
  }

  /** Whether {@code format} means something for values of {@code type}, which may be empty. */
  public static boolean isRecognized(String type, String format) {
    return switch (type) {
      case "", "string" -> isKnown(format);
      case "integer" -> format.equals("int32") || format.equals("int64");
      case "number" -> format.equals("float") || format.equals("double");
      default -> false;
    };
  }

  /** Whether {@code text} has the format, which must be known. */
  static boolean isValid(String format, String text) {
    Predicate<String> check = CHECKS.get(format.replace("-", ""));
    return check == null || check.test(text);
  }

  private static Predicate<String> matching(String regex) {
    Pattern pattern = Pattern.compile(regex);
    return text -> pattern.matcher(text).matches();
  }

  private static Predicate<String> uuid(String version, String variant) {
    return matching(
        "(?i)" + HEX + "{8}-?" + HEX + "{4}-?" + version + HEX + "{3}-?" + variant + HEX + "{3}-?"
            + HEX + "{12}");
  }

  private static final Pattern BASE64 =
      Pattern.compile("(?:[A-Za-z0-9+/]{4})*+(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?");

  private static boolean isBase64(String text) {
    return !text.isEmpty() && BASE64.matcher(text).matches();
  }

  private static final Pattern HOSTNAME =
      Pattern.compile(
          "[a-zA-Z0-9\\p{S}\\p{L}](-?[a-zA-Z0-9\\p{S}\\p{L}]{0,62})?"
              + "|([a-zA-Z0-9\\p{S}\\p{L}]([a-zA-Z0-9\\-\\p{S}\\p{L}]{0,61}[a-zA-Z0-9\\p{S}\\p{L}])?\\.)+"
              + "[a-zA-Z\\p{L}]{2,63}");

  private static boolean isHostname(String text) {
    return HOSTNAME.matcher(text).matches()
        && text.getBytes(StandardCharsets.UTF_8).length <= 255
        && Arrays.stream(text.split("\\.", -1))
            .allMatch(label -> label.getBytes(StandardCharsets.UTF_8).length <= 63);
  }

  private static final Pattern MAC =
      Pattern.compile(
          "(?i)(?:[0-9a-f]{12}|[0-9a-f]{16}|[0-9a-f]{40})|[0-9a-f]{2}(?:(?::[0-9a-f]{2}){5}|(?::[0-9a-f]{2}){7}|(?::[0-9a-f]{2}){19}"
              + "|(?:-[0-9a-f]{2}){5}|(?:-[0-9a-f]{2}){7}|(?:-[0-9a-f]{2}){19})"
              + "|[0-9a-f]{4}(?:(?:\\.[0-9a-f]{4}){2}|(?:\\.[0-9a-f]{4}){3}|(?:\\.[0-9a-f]{4}){9})");

  private static boolean isMac(String text) {
    return MAC.matcher(text).matches();
  }
}
