package io.github.crd4j.rules.lists;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerAnswer;
import java.util.Set;

/** A list of type map names the properties that tell its items apart. */
public final class ListMapWithoutKeys implements Rule {

  @Override
  public Set<Keyword<?>> wokenBy() {
    return Set.of(Keyword.LIST_TYPE);
  }

  @Override
  public void check(SchemaNode node, Report report) {
    if ("map".equals(node.schema().listType()) && node.schema().listMapKeys().isEmpty()) {
      report.error(
          node.at(Keyword.LIST_MAP_KEYS),
          node.displayName() + " is a list of type map without keys",
          ServerAnswer.required("must not be empty if x-kubernetes-list-type is map"),
          "name the properties that tell items apart, such as [name]");
    }
  }
}
