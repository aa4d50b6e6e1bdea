package io.github.crd4j.rules.formats;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** An enum value that is listed twice. */
public final class DuplicateEnumValue implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.ENUM);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    List<JsonValue> values = node.schema().enumValues();
    Set<JsonValue> seen = new HashSet<>();
    for (int i = 0; i < values.size(); i++) {
      if (!seen.add(values.get(i))) {
        report.warning(
            node.at(Keyword.ENUM).index(i),
            "enum value " + values.get(i) + " of " + node.displayName() + " is listed twice",
            "remove one");
      }
    }
  }
}
