package io.github.crd4j.rules.structure;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.SchemaOrBool;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A branch of allOf, anyOf, oneOf or not may restrict values, but not say what they are. */
public final class KeywordInLogicalOperator implements Rule {

  private static final List<Keyword<?>> REFUSED =
      List.of(
          Keyword.TYPE,
          Keyword.DEFAULT,
          Keyword.TITLE,
          Keyword.DESCRIPTION,
          Keyword.NULLABLE,
          Keyword.PRESERVE_UNKNOWN_FIELDS,
          Keyword.EMBEDDED_RESOURCE,
          Keyword.INT_OR_STRING,
          Keyword.LIST_MAP_KEYS,
          Keyword.LIST_TYPE,
          Keyword.MAP_TYPE,
          Keyword.VALIDATIONS);
  private static final Set<Keyword<?>> EMPTIED =
      Set.of(
          Keyword.TYPE,
          Keyword.TITLE,
          Keyword.DESCRIPTION,
          Keyword.LIST_MAP_KEYS,
          Keyword.VALIDATIONS);
  private static final Set<Keyword<?>> UNDEFINED =
      Set.of(Keyword.DEFAULT, Keyword.LIST_TYPE, Keyword.MAP_TYPE, Keyword.ADDITIONAL_PROPERTIES);

  @Override
  public Set<Keyword<?>> wokenBy() {
    Set<Keyword<?>> keywords = new HashSet<>(REFUSED);
    keywords.add(Keyword.ADDITIONAL_PROPERTIES);
    return keywords;
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if (!node.isInLogicalOperator()) {
      return;
    }
    for (Keyword<?> keyword : REFUSED) {
      if (node.schema().has(keyword)) {
        report(node, keyword, report);
      }
    }
    SchemaOrBool additional = node.schema().additionalProperties();
    if (additional != null && additional.allows()) {
      report(node, Keyword.ADDITIONAL_PROPERTIES, report);
    }
  }

  private static void report(SchemaNode node, Keyword<?> keyword, Report report) {
    String wanted =
        EMPTIED.contains(keyword) ? "empty" : UNDEFINED.contains(keyword) ? "undefined" : "false";
    report.error(
        node.at(keyword),
        "'" + keyword + "' stands in " + node.displayName(),
        "branches of allOf, anyOf, oneOf and not may only restrict values",
        ServerAnswer.forbidden("must be " + wanted + " to be structural"),
        "say it outside of the logical operator");
  }
}
