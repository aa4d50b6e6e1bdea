package io.github.crd4j.rules.defaults;

import io.github.crd4j.admission.Defaulter;
import io.github.crd4j.admission.ListTypes;
import io.github.crd4j.admission.SchemaValidator;
import io.github.crd4j.admission.ValueError;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A default that passes the check of the CRD, but in no object. */
public final class UnusableDefault implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.DEFAULT);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    CheckedDefault preset = CheckedDefault.of(node);
    if (preset == null || !preset.metadataErrors().isEmpty() || !preset.valueErrors().isEmpty()) {
      return;
    }
    JsonValue value = preset.value();
    List<ValueError> errors = new ArrayList<>();
    // Only where the two readings of the schema differ; nested defaults are filled in by then.
    errors.addAll(
        CheckedDefault.valueErrors(
            Defaulter.fill(value, node.schema()), node, SchemaValidator.Subject.OBJECT));
    errors.addAll(ListTypes.check(value, node.schema(), preset.path()));
    if (!errors.isEmpty()) {
      report.warning(
          preset.path(),
          "the default of "
              + node.displayName()
              + ", "
              + value
              + ", makes every object invalid that gets it",
          "the API server takes the CRD, but answers to each such object: "
              + errors.get(0).answer(),
          "change the default");
    }
  }
}
