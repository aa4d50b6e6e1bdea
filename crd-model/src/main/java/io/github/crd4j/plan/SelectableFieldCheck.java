package io.github.crd4j.plan;

import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Findings;
import java.util.List;

/** Finds fields by which clients select, and which other versions spell otherwise. */
final class SelectableFieldCheck {

  private SelectableFieldCheck() {}

  static void check(
      CrdVersion spoke, int index, CrdVersion hub, SpokePlan plan, Findings findings) {
    List<String> fields = spoke.selectableFields();
    for (int i = 0; i < fields.size(); i++) {
      String path = fields.get(i).replaceFirst("^\\.", "");
      Row row =
          plan.rows().stream().filter(one -> one.spoke().equals(path)).findFirst().orElse(null);
      if (row != null && differs(row, path)) {
        findings.add(
            PlanRule.SelectableFieldDiffers.at(
                FieldPath.of("spec", "versions").index(index).field("selectableFields").index(i),
                "'"
                    + path
                    + "' of "
                    + spoke.name()
                    + " is selectable, but is "
                    + (row.hub().isEmpty() ? "not in " + hub.name() : "converted: " + row.how()),
                "a field selector sees the object of the version that is asked: the same selector"
                    + " does not fit "
                    + hub.name()));
      }
    }
  }

  private static boolean differs(Row row, String path) {
    return row.how() == Row.How.HOOK || row.limited() || !row.hub().equals(path);
  }
}
