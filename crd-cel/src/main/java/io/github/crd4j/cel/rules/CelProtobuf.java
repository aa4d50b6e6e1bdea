package io.github.crd4j.cel.rules;

import io.github.crd4j.model.FieldPath;

/** An expression with types of Protocol Buffers, which cannot be checked here. */
final class CelProtobuf extends CelRule {

  void report(FieldPath path, ExpressionPlace place, CelReport report) {
    report.warning(
        this,
        path,
        place.what()
            + " of "
            + place.owner()
            + " uses types of Protocol Buffers and is not checked",
        "the API server knows google.protobuf types, but nothing in a custom resource is of one",
        "write duration('1s') and timestamp('2030-01-01T00:00:00Z') instead of messages");
  }
}
