package io.github.crd4j.rules.structure;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Some keywords of JSON Schema are known to the API server, but refused. */
public final class UnsupportedKeyword implements Rule {

  private static final List<Keyword<?>> ALWAYS =
      List.of(Keyword.ID, Keyword.REF, Keyword.ADDITIONAL_ITEMS, Keyword.DEPENDENCIES);
  private static final List<Keyword<JsonValue>> UNLESS_EMPTY =
      List.of(Keyword.DEFINITIONS, Keyword.PATTERN_PROPERTIES);

  @Override
  public Set<Keyword<?>> wokenBy() {
    Set<Keyword<?>> keywords = new HashSet<>(ALWAYS);
    keywords.addAll(UNLESS_EMPTY);
    return keywords;
  }

  @Override
  public void check(SchemaNode node, Report report) {
    for (Keyword<?> keyword : ALWAYS) {
      if (node.schema().has(keyword)) {
        report(node, keyword, report);
      }
    }
    for (Keyword<JsonValue> keyword : UNLESS_EMPTY) {
      JsonValue value = node.schema().get(keyword);
      if (value != null && !value.equals(JsonObject.EMPTY)) {
        report(node, keyword, report);
      }
    }
  }

  private static void report(SchemaNode node, Keyword<?> keyword, Report report) {
    report.error(
        node.at(keyword),
        "'" + keyword + "' at " + node.displayName() + " is not for CRDs",
        ServerAnswer.forbidden(keyword + " is not supported"),
        keyword == Keyword.REF || keyword == Keyword.DEFINITIONS
            ? "write the schema where it is used"
            : keyword == Keyword.PATTERN_PROPERTIES
                ? "use additionalProperties, and a rule on the keys"
                : "remove it");
  }
}
