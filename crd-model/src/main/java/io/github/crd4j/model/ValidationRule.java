package io.github.crd4j.model;

import org.jspecify.annotations.Nullable;

/**
 * One entry of {@code x-kubernetes-validations}: a CEL rule that objects must satisfy.
 *
 * @param rule the CEL expression; must yield a boolean
 * @param message what the API server says when the rule fails; empty if not given
 * @param messageExpression a CEL expression that makes the message; empty if not given
 * @param reason a machine-readable cause such as {@code FieldValueInvalid}; null if not given
 * @param fieldPath the field to blame, relative to the node that holds the rule; empty if not given
 * @param optionalOldSelf whether a transition rule also runs on create, with {@code oldSelf} an
 *     optional; null if not given
 */
public record ValidationRule(
    String rule,
    String message,
    String messageExpression,
    @Nullable String reason,
    String fieldPath,
    @Nullable Boolean optionalOldSelf) {

  /** A rule with a fixed message and nothing else. */
  public static ValidationRule of(String rule, String message) {
    return new ValidationRule(rule, message, "", null, "", null);
  }
}
