package io.github.crd4j.rules.formats;

import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.Set;

/** Nothing is a multiple of zero or less. */
public final class NonPositiveMultipleOf implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.MULTIPLE_OF);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    JsonNumber factor = node.schema().multipleOf();
    if (factor != null && factor.value().signum() <= 0) {
      report.warning(
          node.at(Keyword.MULTIPLE_OF),
          node.displayName() + " must be a multiple of " + factor,
          "the API server takes the CRD, but answers to every object: Invalid value: factor"
              + " MultipleOf declared must be positive",
          "use a positive number");
    }
  }
}
