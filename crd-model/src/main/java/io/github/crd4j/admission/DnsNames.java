package io.github.crd4j.admission;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of name that Kubernetes checks, each with the API server's own complaint ({@code
 * k8s.io/apimachinery/pkg/api/validate/content/dns.go} and {@code kube.go}).
 *
 * <p>Every method returns null for a good name. Lengths are in bytes.
 */
public final class DnsNames {

  private static final String LABEL = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";
  private static final Pattern LABEL_1035 = Pattern.compile("[a-z]([-a-z0-9]*[a-z0-9])?");
  private static final Pattern LABEL_1123 = Pattern.compile(LABEL);
  private static final Pattern SUBDOMAIN = Pattern.compile(LABEL + "(\\." + LABEL + ")*");
  private static final Pattern LABEL_KEY =
      Pattern.compile("([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]");

  private DnsNames() {}

  /** Lower case, starts with a letter, at most 63: versions, plurals, kinds in lower case. */
  public static @Nullable String label1035(String name) {
    return check(
        name,
        63,
        LABEL_1035,
        "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an"
            + " alphabetic character, and end with an alphanumeric character");
  }

  /** Lower case, may start with a digit, at most 63: namespaces. */
  public static @Nullable String label1123(String name) {
    return check(
        name,
        63,
        LABEL_1123,
        "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or '-', and"
            + " must start and end with an alphanumeric character");
  }

  /** Labels with dots between them, at most 253 in all: groups, names of CRDs. */
  public static @Nullable String subdomain1123(String name) {
    return check(
        name,
        253,
        SUBDOMAIN,
        "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or"
            + " '.', and must start and end with an alphanumeric character");
  }

  /** Keys of labels and finalizers: a name of at most 63, after an optional subdomain and slash. */
  public static @Nullable String labelKey(String key) {
    String[] parts = key.split("/", -1);
    if (parts.length > 2) {
      return "a valid label key must consist of a name with an optional DNS subdomain prefix and"
          + " '/' (e.g. 'example.com/MyName')";
    }
    if (parts.length == 2) {
      String problem = parts[0].isEmpty() ? "must be non-empty" : subdomain1123(parts[0]);
      if (problem != null) {
        return "prefix part " + problem;
      }
    }
    String name = parts[parts.length - 1];
    if (name.isEmpty()) {
      return "name part must be non-empty";
    }
    String problem =
        check(
            name,
            63,
            LABEL_KEY,
            "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with"
                + " an alphanumeric character");
    return problem == null ? null : "name part " + problem;
  }

  /** Keys of annotations: those of labels in any case. */
  public static @Nullable String annotationKey(String key) {
    return labelKey(key.toLowerCase(Locale.ROOT));
  }

  /** Values of labels: empty or like the name of a label key. */
  public static @Nullable String labelValue(String value) {
    return value.isEmpty()
        ? null
        : check(
            value,
            63,
            LABEL_KEY,
            "a valid label must be an empty string or consist of alphanumeric characters, '-', '_'"
                + " or '.', and must start and end with an alphanumeric character");
  }

  /** What may be one segment of a URL path: names of objects in embedded resources. */
  public static @Nullable String pathSegment(String name, boolean isPrefix) {
    if (!isPrefix && (name.equals(".") || name.equals(".."))) {
      return "may not be '" + name + "'";
    }
    return name.contains("/")
        ? "may not contain '/'"
        : name.contains("%") ? "may not contain '%'" : null;
  }

  private static @Nullable String check(
      String name, int maxLength, Pattern pattern, String complaint) {
    if (!pattern.matcher(name).matches()) {
      return complaint;
    }
    return name.getBytes(StandardCharsets.UTF_8).length > maxLength
        ? "must be no more than " + maxLength + " bytes"
        : null;
  }
}
