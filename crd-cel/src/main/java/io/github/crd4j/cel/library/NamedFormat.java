package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.GoTimes;
import io.github.crd4j.cel.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A format that texts can be checked against.
 *
 * <p>Follows {@code k8s.io/apiserver/pkg/cel/library/format.go} and the checks it calls in {@code
 * k8s.io/apimachinery/pkg/util/validation/validation.go}.
 */
@SuppressWarnings("ImmutableEnumChecker") // the functions have no state
enum NamedFormat implements Value {
  DNS_1123_LABEL("dns1123Label", 30, NamedFormat::label1123),
  DNS_1123_SUBDOMAIN("dns1123Subdomain", 60, NamedFormat::subdomain),
  DNS_1035_LABEL("dns1035Label", 30, NamedFormat::label1035),
  QUALIFIED_NAME("qualifiedName", 60, NamedFormat::qualifiedName),
  DNS_1123_LABEL_PREFIX("dns1123LabelPrefix", 30, s -> label1123(maskTrailingDash(s))),
  DNS_1123_SUBDOMAIN_PREFIX("dns1123SubdomainPrefix", 60, s -> subdomain(maskTrailingDash(s))),
  DNS_1035_LABEL_PREFIX("dns1035LabelPrefix", 30, s -> label1035(maskTrailingDash(s))),
  LABEL_VALUE("labelValue", 40, NamedFormat::labelValue),
  URI("uri", 1103, NamedFormat::uri),
  UUID("uuid", 82, s -> problemUnless(matches(Patterns.UUID, s), "does not match the UUID format")),
  BYTE("byte", 84, s -> problemUnless(matches(Patterns.BASE_64, s), "invalid base64")),
  DATE("date", 64, s -> problemUnless(GoTimes.date(s) != null, "invalid date")),
  DATETIME("datetime", 64, s -> problemUnless(isDateTime(s), "invalid datetime"));

  private final String function;
  private final int regexSize;
  private final Function<String, List<String>> check;

  NamedFormat(String function, int regexSize, Function<String, List<String>> check) {
    this.function = function;
    this.regexSize = regexSize;
    this.check = check;
  }

  /** The format whose function is {@code format.<name>()}, or null. */
  static @Nullable NamedFormat find(String name) {
    for (NamedFormat format : values()) {
      if (format.function.equals(name)) {
        return format;
      }
    }
    return null;
  }

  String function() {
    return function;
  }

  /** For the cost of checking against it. */
  int regexSize() {
    return regexSize;
  }

  /** What is wrong with {@code text}, nothing if it has the format. */
  List<String> problems(String text) {
    return check.apply(text);
  }

  @Override
  public String typeName() {
    return "kubernetes.NamedFormat";
  }

  @Override
  public boolean equalTo(Value other) {
    return this == Args.as(NamedFormat.class, other);
  }

  private static final class Patterns {

    private static final String LABEL = "[a-z0-9]([-a-z0-9]*[a-z0-9])?";
    private static final String LABEL_1035 = "[a-z]([-a-z0-9]*[a-z0-9])?";
    private static final String NAME = "([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]";
    private static final String SUBDOMAIN = LABEL + "(\\." + LABEL + ")*";
    private static final Pattern UUID =
        Pattern.compile("(?i)[0-9A-F]{8}-?[0-9A-F]{4}-?[0-9A-F]{4}-?[0-9A-F]{4}-?[0-9A-F]{12}");
    private static final Pattern BASE_64 =
        Pattern.compile(
            "(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{4})");
    private static final Pattern TIME =
        Pattern.compile("([0-9]{2}):([0-9]{2}):([0-9]{2})(.[0-9]+)?(z|([+-][0-9]{2}:[0-9]{2}))");
  }

  private static boolean matches(Pattern pattern, String text) {
    return pattern.matcher(text).matches();
  }

  private static List<String> problemUnless(boolean good, String problem) {
    return good ? List.of() : List.of(problem);
  }

  private static boolean isDateTime(String text) {
    String[] parts = text.toLowerCase(java.util.Locale.ROOT).split("t", -1);
    if (parts.length < 2 || GoTimes.date(parts[0]) == null) {
      return false;
    }
    java.util.regex.Matcher m = Patterns.TIME.matcher(parts[1]);
    return m.matches()
        && m.group(1).compareTo("23") <= 0
        && m.group(2).compareTo("59") <= 0
        && m.group(3).compareTo("59") <= 0;
  }

  private static List<String> label1123(String text) {
    List<String> problems = tooLong(text, 63);
    if (!text.matches(Patterns.LABEL)) {
      problems.add(
          text.matches(Patterns.SUBDOMAIN)
              ? "must not contain dots"
              : "a lowercase RFC 1123 label must consist of lower case alphanumeric characters or"
                  + " '-', and must start and end with an alphanumeric character"
                  + example("my-name", "123-abc", Patterns.LABEL));
    }
    return problems;
  }

  private static List<String> subdomain(String text) {
    List<String> problems = tooLong(text, 253);
    if (!text.matches(Patterns.SUBDOMAIN)) {
      problems.add(
          "a lowercase RFC 1123 subdomain must consist of lower case alphanumeric characters, '-' or"
              + " '.', and must start and end with an alphanumeric character (e.g. 'example.com',"
              + " regex used for validation is '"
              + Patterns.SUBDOMAIN
              + "')");
    }
    return problems;
  }

  private static List<String> label1035(String text) {
    List<String> problems = tooLong(text, 63);
    if (!text.matches(Patterns.LABEL_1035)) {
      problems.add(
          "a DNS-1035 label must consist of lower case alphanumeric characters or '-', start with an"
              + " alphabetic character, and end with an alphanumeric character"
              + example("my-name", "abc-123", Patterns.LABEL_1035));
    }
    return problems;
  }

  private static List<String> qualifiedName(String text) {
    List<String> problems = new ArrayList<>();
    String[] parts = text.split("/", -1);
    String example =
        " (e.g. 'MyName',  or 'my.name',  or '123-abc', regex used for validation is '"
            + Patterns.NAME
            + "')";
    String rule =
        "must consist of alphanumeric characters, '-', '_' or '.', and must start and end with an"
            + " alphanumeric character";
    if (parts.length > 2) {
      problems.add(
          "a valid label key "
              + rule
              + example
              + " with an optional DNS subdomain prefix and '/' (e.g. 'example.com/MyName')");
      return problems;
    }
    if (parts.length == 2) {
      if (parts[0].isEmpty()) {
        problems.add("prefix part must be non-empty");
      } else {
        subdomain(parts[0]).forEach(problem -> problems.add("prefix part " + problem));
      }
    }
    String name = parts[parts.length - 1];
    if (name.isEmpty()) {
      problems.add("name part must be non-empty");
    } else {
      tooLong(name, 63).forEach(problem -> problems.add("name part " + problem));
    }
    if (!name.matches(Patterns.NAME)) {
      problems.add("name part " + rule + example);
    }
    return problems;
  }

  private static List<String> labelValue(String text) {
    List<String> problems = tooLong(text, 63);
    if (!text.matches("(" + Patterns.NAME + ")?")) {
      problems.add(
          "a valid label must be an empty string or consist of alphanumeric characters, '-', '_' or"
              + " '.', and must start and end with an alphanumeric character (e.g. 'MyValue',  or"
              + " 'my_value',  or '12345', regex used for validation is '("
              + Patterns.NAME
              + ")?')");
    }
    return problems;
  }

  private static List<String> uri(String text) {
    String problem = UrlValue.requestUriProblem(text);
    return problem.isEmpty() ? List.of() : List.of(problem);
  }

  private static List<String> tooLong(String text, int limit) {
    List<String> problems = new ArrayList<>();
    if (text.getBytes(StandardCharsets.UTF_8).length > limit) {
      problems.add("must be no more than " + limit + " bytes");
    }
    return problems;
  }

  private static String example(String first, String second, String regex) {
    return " (e.g. '"
        + first
        + "',  or '"
        + second
        + "', regex used for validation is '"
        + regex
        + "')";
  }

  /** A generated name may end in a dash, because something follows it. */
  private static String maskTrailingDash(String name) {
    return name.length() > 1 && name.endsWith("-")
        ? name.substring(0, name.length() - 2) + "a"
        : name;
  }
}
