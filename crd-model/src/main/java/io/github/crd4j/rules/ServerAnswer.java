package io.github.crd4j.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * What the API server answers to a CRD that it refuses, for the details of a finding.
 *
 * <p>The kinds of answer are those of {@code
 * k8s.io/apimachinery/pkg/util/validation/field/errors.go}.
 */
public final class ServerAnswer {

  private ServerAnswer() {}

  /** A value is missing; {@code why} may be empty. */
  public static String required(String why) {
    return answer("Required value", why);
  }

  /** A value is wrong. */
  public static String invalid(String why) {
    return answer("Invalid value", why);
  }

  /** A value must not be there. */
  public static String forbidden(String why) {
    return answer("Forbidden", why);
  }

  /** A value is none of a fixed list. */
  public static String unsupported(Iterable<String> supported) {
    List<String> quoted = new ArrayList<>();
    supported.forEach(value -> quoted.add("\"" + value + "\""));
    return answer("Unsupported value", "supported values: " + String.join(", ", quoted));
  }

  /** There are more than the limit. */
  public static String tooMany(int limit) {
    return answer("Too many", "must have at most " + limit + " items");
  }

  /** A value occurs twice. */
  public static String duplicate() {
    return answer("Duplicate value", "");
  }

  private static String answer(String kind, String why) {
    return "the API server answers: " + kind + (why.isEmpty() ? "" : ": " + why);
  }
}
