package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;

/** Every value has a type. */
public final class MissingType implements Rule {

  @Override
  public void check(SchemaNode node, Report report) {
    Schema schema = node.schema();
    if (schema.type() != null
        || schema.isIntOrString()
        || schema.preservesUnknownFields()
        || schema.isEmbeddedResource()
        || node.isInLogicalOperator()) {
      return;
    }
    report.error(
        node.at(Keyword.TYPE),
        node.displayName() + " has no type",
        ServerAnswer.required(
            "must not be empty "
                + switch (node.link()) {
                  case ROOT -> "at the root";
                  case ITEMS -> "for specified array items";
                  default -> "for specified object fields";
                }),
        "for a value of any type say x-kubernetes-preserve-unknown-fields: true");
  }
}
