package io.github.crd4j.cel;

import io.github.crd4j.model.FieldPath;
import org.jspecify.annotations.Nullable;

/**
 * What the API server estimates that one rule or message expression costs at worst.
 *
 * @param path of the expression in the CRD
 * @param expression its text
 * @param cost of one evaluation, unsigned; near 2<sup>64</sup> if a size is unknown
 * @param cardinality how often it may be evaluated on one object, unsigned; null if a list or map
 *     around it has no bound
 * @param times what the server counts for that: the cardinality, or how many values fit into the
 *     largest request
 */
public record RuleCost(
    FieldPath path, String expression, long cost, @Nullable Long cardinality, long times) {}
