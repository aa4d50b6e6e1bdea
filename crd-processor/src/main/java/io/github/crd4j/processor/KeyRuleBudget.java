package io.github.crd4j.processor;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaChildren;
import io.github.crd4j.model.ValidationRule;
import io.github.crd4j.processor.read.SourceRule;
import io.github.crd4j.rules.ExpressionCheck;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.ServerRules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Checks a CRD, without those rules about keys of maps for whose cost the API server would refuse
 * it: nobody asked for them.
 */
final class KeyRuleBudget {

  /**
   * A CRD that was checked.
   *
   * @param crd without the rules that cost too much
   * @param findings about it
   * @param unchecked the maps whose keys are not checked, with what to say of it
   */
  record Checked(Crd crd, List<Finding> findings, Map<FieldPath, Finding> unchecked) {}

  private final Set<ValidationRule> keyRules;
  private final ExpressionCheck expressions;

  /** The nodes with a rule about keys. */
  private final Map<FieldPath, SchemaNode> maps = new LinkedHashMap<>();

  /**
   * @param keyRules the rules that may be left out
   */
  KeyRuleBudget(Set<ValidationRule> keyRules, ExpressionCheck expressions) {
    this.keyRules = keyRules;
    this.expressions = expressions;
  }

  Checked check(Crd crd) {
    Crd kept = crd;
    Map<FieldPath, Finding> unchecked = new LinkedHashMap<>();
    while (true) {
      Findings found = ServerRules.check(kept, expressions);
      Map<FieldPath, Finding> dear = found.hasErrors() ? dear(kept, found) : Map.of();
      if (dear.isEmpty()) {
        return new Checked(kept, found.all(), unchecked);
      }
      dear.forEach((path, why) -> unchecked.put(path, unchecked(path, why)));
      kept = without(kept, dear.keySet());
    }
  }

  /** The maps whose rule costs too much alone; else, where all together do, all of the version. */
  private Map<FieldPath, Finding> dear(Crd crd, Findings found) {
    maps.clear();
    if (!keyRules.isEmpty()) {
      for (int version = 0; version < crd.versions().size(); version++) {
        collect(SchemaNode.root(crd, version));
      }
    }
    Map<FieldPath, Finding> alone = new LinkedHashMap<>();
    Map<FieldPath, Finding> together = new LinkedHashMap<>();
    for (Finding finding : found.all()) {
      for (SchemaNode map : maps.values()) {
        if (finding.rule().equals("CelCostTooHigh") && finding.path().equals(rulePath(map))) {
          alone.put(map.path(), finding);
        } else if (finding.rule().equals("CelTotalCostTooHigh")
            && map.path().startsWith(finding.path())) {
          together.put(map.path(), finding);
        }
      }
    }
    return alone.isEmpty() ? together : alone;
  }

  private void collect(@Nullable SchemaNode node) {
    if (node == null) {
      return;
    }
    if (node.schema().validations().stream().anyMatch(keyRules::contains)) {
      maps.put(node.path(), node);
    }
    node.children().forEach(this::collect);
  }

  /** The place of the rule's text. */
  private FieldPath rulePath(SchemaNode map) {
    List<ValidationRule> rules = map.schema().validations();
    int index = 0;
    while (!keyRules.contains(rules.get(index))) {
      index++;
    }
    return map.at(Keyword.VALIDATIONS).index(index).field("rule");
  }

  private Crd without(Crd crd, Set<FieldPath> dear) {
    List<CrdVersion> versions = new ArrayList<>();
    for (CrdVersion version : crd.versions()) {
      Schema schema = version.schema();
      FieldPath path = Crd.schemaPath(versions.size());
      versions.add(schema == null ? version : version.withSchema(without(schema, path, dear)));
    }
    return crd.withVersions(versions);
  }

  private Schema without(Schema schema, FieldPath path, Set<FieldPath> dear) {
    Schema cut = schema;
    if (dear.contains(path)) {
      List<ValidationRule> others =
          schema.validations().stream().filter(rule -> !keyRules.contains(rule)).toList();
      cut = schema.with(Keyword.VALIDATIONS, others);
    }
    return SchemaChildren.map(cut, path, (at, child) -> without(child, at, dear));
  }

  private Finding unchecked(FieldPath path, Finding why) {
    SchemaNode map = maps.get(path);
    List<String> details = new ArrayList<>();
    details.add("a rule about them could cost the API server too much, which would refuse the CRD");
    for (String line : why.details()) {
      if (!line.startsWith("the API server answers")) {
        details.add(line);
      }
    }
    return SourceRule.MapKeysUnchecked.finding(
        "nothing checks the keys of " + (map == null ? "a map" : map.displayName()),
        details.toArray(String[]::new));
  }
}
