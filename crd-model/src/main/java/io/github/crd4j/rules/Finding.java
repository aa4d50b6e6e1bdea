package io.github.crd4j.rules;

import io.github.crd4j.model.FieldPath;
import java.util.List;

/**
 * One thing that is wrong with a CRD.
 *
 * <p>It says where in the CRD, never where in Java or YAML: reporters look that up.
 *
 * @param rule id of the rule, the simple name of its class
 * @param severity error or warning
 * @param path where in the CRD, down to the keyword, as the API server prints it
 * @param place the part at {@code path} that is to blame, where the API server points at the whole:
 *     an item of a list; mostly {@code path} itself
 * @param message one sentence that stands alone: lower case, no full stop, the user's words in
 *     quotes; long ones are shortened, as {@link Excerpt} does, and so are details
 * @param details more lines, in this order: facts, the consequence in the API server's words, the
 *     fix
 */
public record Finding(
    String rule,
    Severity severity,
    FieldPath path,
    FieldPath place,
    String message,
    List<String> details) {

  public Finding {
    message = Excerpt.of(message);
    details = details.stream().map(Excerpt::of).toList();
  }

  /** A finding about all that is at {@code path}. */
  public Finding(
      String rule, Severity severity, FieldPath path, String message, List<String> details) {
    this(rule, severity, path, path, message, details);
  }

  /** The id and the message, as the first line of every output has them. */
  public String headline() {
    return "[" + rule + "] " + message;
  }

  public boolean isError() {
    return severity == Severity.ERROR;
  }
}
