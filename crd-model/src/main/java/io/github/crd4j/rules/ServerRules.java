package io.github.crd4j.rules;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import java.util.List;

/** The list of all rules, and the one walk that applies them to a CRD. */
public final class ServerRules {

  /** Every rule, in the order in which findings at one place are reported. */
  public static final List<Rule> ALL = List.of();

  private ServerRules() {}

  /** Everything that is wrong with {@code crd}. */
  public static Findings check(Crd crd) {
    Findings findings = new Findings();
    for (Rule rule : ALL) {
      rule.check(crd, new Report(rule, findings));
    }
    for (int i = 0; i < crd.versions().size(); i++) {
      CrdVersion version = crd.versions().get(i);
      FieldPath path = FieldPath.of("spec", "versions").index(i);
      for (Rule rule : ALL) {
        rule.check(version, path, new Report(rule, findings));
      }
      Schema schema = version.schema();
      if (schema != null) {
        walk(new SchemaNode(crd, version, null, Crd.schemaPath(i), schema), findings);
      }
    }
    return findings;
  }

  private static void walk(SchemaNode node, Findings findings) {
    for (Rule rule : ALL) {
      rule.check(node, new Report(rule, findings));
    }
    node.forEachChild(child -> walk(child, findings));
  }
}
