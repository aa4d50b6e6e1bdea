package io.github.crd4j.rules.traps;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A keyword that is for values of another type. */
public final class KeywordWithoutEffect implements Rule {

  private static final Map<String, List<Keyword<?>>> OF_TYPE =
      Map.of(
          "string", List.of(Keyword.MAX_LENGTH, Keyword.MIN_LENGTH, Keyword.PATTERN),
          "number",
              List.of(
                  Keyword.EXCLUSIVE_MAXIMUM,
                  Keyword.EXCLUSIVE_MINIMUM,
                  Keyword.MAXIMUM,
                  Keyword.MINIMUM,
                  Keyword.MULTIPLE_OF),
          "array", List.of(Keyword.ITEMS, Keyword.MAX_ITEMS, Keyword.MIN_ITEMS),
          "object",
              List.of(
                  Keyword.ADDITIONAL_PROPERTIES,
                  Keyword.MAX_PROPERTIES,
                  Keyword.MIN_PROPERTIES,
                  Keyword.PROPERTIES,
                  Keyword.REQUIRED));

  @Override
  public Set<Keyword<?>> wokenBy() {
    Set<Keyword<?>> keywords = new HashSet<>();
    OF_TYPE.values().forEach(keywords::addAll);
    return keywords;
  }

  @Override
  public void check(SchemaNode node, Report report) {
    String type = node.schema().type();
    if (type == null || node.isInLogicalOperator() || node.schema().isIntOrString()) {
      return;
    }
    String family = type.equals("integer") ? "number" : type;
    for (String other : List.of("string", "number", "array", "object")) {
      if (!other.equals(family)) {
        for (Keyword<?> keyword : OF_TYPE.getOrDefault(other, List.of())) {
          if (node.schema().has(keyword)) {
            report.warning(
                node.at(keyword),
                "'"
                    + keyword
                    + "' has no effect on "
                    + node.displayName()
                    + ", which is of type "
                    + type,
                "it is for values of type "
                    + (other.equals("number") ? "integer and number" : other),
                "remove it, or change the type");
          }
        }
      }
    }
  }
}
