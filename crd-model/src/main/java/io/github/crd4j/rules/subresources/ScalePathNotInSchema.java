package io.github.crd4j.rules.subresources;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Scale;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaLookup;
import java.util.List;

/** A scale path that leads nowhere. */
public final class ScalePathNotInSchema implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Scale scale = version.scale();
    Schema schema = version.schema();
    if (scale == null || schema == null) {
      return;
    }
    FieldPath at = path.field("subresources").field("scale");
    check(schema, at.field("specReplicasPath"), scale.specReplicasPath(), "integer", report);
    check(schema, at.field("statusReplicasPath"), scale.statusReplicasPath(), "integer", report);
    check(schema, at.field("labelSelectorPath"), scale.labelSelectorPath(), "string", report);
  }

  private static void check(Schema schema, FieldPath at, String path, String type, Report report) {
    if (!path.startsWith(".")) {
      return;
    }
    String name = at.last() instanceof FieldPath.Field field ? field.name() : "";
    SchemaLookup found = SchemaLookup.find(schema, List.of(path.substring(1).split("\\.", -1)));
    Schema target = found.schema();
    if (found.missing() != null) {
      report.warning(
          at,
          name + " '" + path + "' is not in the schema" + found.suggestion(),
          "the API server takes the CRD, but prunes the field, so that scaling fails",
          "declare the field or correct the path");
    } else if (target != null && target.type() != null && !target.isType(type)) {
      report.warning(
          at,
          name + " '" + path + "' is of type " + target.type() + ", not " + type,
          "the API server takes the CRD, but answers to each request for the scale with an error",
          "point to a field of type " + type);
    }
  }
}
