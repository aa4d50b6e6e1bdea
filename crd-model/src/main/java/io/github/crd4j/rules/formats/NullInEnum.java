package io.github.crd4j.rules.formats;

import io.github.crd4j.json.JsonNull;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.Set;

/** An enum decides about null too, and never in its favour. */
public final class NullInEnum implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.ENUM);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    if (schema.enumValues().isEmpty()) {
      return;
    }
    if (schema.isNullable()) {
      report.warning(
          node.at(Keyword.NULLABLE),
          node.displayName() + " is nullable and has an enum",
          "the API server takes the CRD, but refuses null, even if the enum lists it",
          "remove nullable: a field without value is absent");
    } else if (schema.enumValues().contains(JsonNull.NULL)) {
      report.warning(
          node.at(Keyword.ENUM),
          "the enum of " + node.displayName() + " lists null",
          "the API server takes the CRD, but null is never one of an enum",
          "remove null: a field without value is absent");
    }
  }
}
