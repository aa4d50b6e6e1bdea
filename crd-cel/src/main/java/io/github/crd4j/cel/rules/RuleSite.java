package io.github.crd4j.cel.rules;

import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.ValidationRule;
import org.jspecify.annotations.Nullable;

/**
 * One validation rule at its place in a schema.
 *
 * @param rule what it says
 * @param path of the rule, {@code …x-kubernetes-validations[i]}
 * @param owner how messages call that node
 * @param uncorrelatable the outermost list around the node whose items have no identity, null if
 *     there is none
 */
record RuleSite(
    ValidationRule rule, FieldPath path, String owner, @Nullable FieldPath uncorrelatable) {}
