package io.github.crd4j.rules.subresources;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Scale;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.List;

/** The scale subresource reads and writes at paths below spec and status. */
public final class MalformedScalePath implements Rule {

  @Override
  public void check(CrdVersion version, FieldPath path, Report report) {
    Scale scale = version.scale();
    if (scale == null) {
      return;
    }
    FieldPath at = path.field("subresources").field("scale");
    check(at.field("specReplicasPath"), scale.specReplicasPath(), List.of(".spec."), report);
    check(at.field("statusReplicasPath"), scale.statusReplicasPath(), List.of(".status."), report);
    if (!scale.labelSelectorPath().isEmpty()) {
      check(
          at.field("labelSelectorPath"),
          scale.labelSelectorPath(),
          List.of(".spec.", ".status."),
          report);
    }
  }

  private static void check(FieldPath at, String path, List<String> prefixes, Report report) {
    String name = at.last() instanceof FieldPath.Field field ? field.name() : "";
    String places =
        String.join(" or ", prefixes.stream().map(p -> p.substring(0, p.length() - 1)).toList());
    if (path.isEmpty()) {
      report.error(
          at, "scale has no " + name, ServerAnswer.required(""), "name a field below " + places);
    } else if (!path.startsWith(".")) {
      report.error(
          at,
          name + " '" + path + "' does not begin with a dot; did you mean '." + path + "'?",
          ServerAnswer.invalid("must be a simple json path starting with ."));
    } else if (prefixes.stream().noneMatch(path::startsWith)) {
      report.error(
          at,
          name + " '" + path + "' is not below " + places,
          ServerAnswer.invalid(
              "should be a json path under "
                  + (prefixes.size() == 1 ? places : "either .spec or .status")));
    }
  }
}
