package io.github.crd4j.rules;

import io.github.crd4j.model.Keyword;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Rules about the nodes of a schema, each applied only to nodes with a keyword that wakes it.
 *
 * <p>The nodes of a schema share a few sets of keywords, so the rules are picked once for each set.
 */
final class WakefulRules {

  private final List<Rule> rules;

  /** By the bits of the keywords that a node has. */
  private final Map<Long, List<Rule>> woken = new HashMap<>();

  WakefulRules(List<Rule> rules) {
    this.rules = rules;
  }

  /** Checks {@code node} and all that is below it. */
  void walk(SchemaNode node, Function<SchemaNode, List<SchemaNode>> children, Findings findings) {
    check(node, findings);
    for (SchemaNode child : children.apply(node)) {
      walk(child, children, findings);
    }
  }

  void check(SchemaNode node, Findings findings) {
    for (Rule rule : wokenBy(node.schema().keywordBits())) {
      rule.check(node, new Report(rule, findings));
    }
  }

  private List<Rule> wokenBy(long keywords) {
    List<Rule> known = woken.get(keywords);
    if (known == null) {
      known = new ArrayList<>();
      for (Rule rule : rules) {
        if (wakes(keywords, rule)) {
          known.add(rule);
        }
      }
      woken.put(keywords, known);
    }
    return known;
  }

  static boolean wakes(long keywords, Rule rule) {
    boolean wakes = rule.wokenBy().isEmpty();
    for (Keyword<?> keyword : rule.wokenBy()) {
      wakes |= (keywords & keyword.bit()) != 0;
    }
    return wakes;
  }
}
