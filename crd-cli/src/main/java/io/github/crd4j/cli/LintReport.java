package io.github.crd4j.cli;

import io.github.crd4j.processor.lint.LintCost;
import io.github.crd4j.processor.lint.LintFinding;
import io.github.crd4j.processor.lint.LintResult;
import io.github.crd4j.rules.Finding;
import java.math.BigInteger;
import java.util.Locale;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Prints what came of {@code crd4j lint}. */
final class LintReport {

  private LintReport() {}

  /** One paragraph per finding, as compilers print them. */
  static String text(LintResult result) {
    StringBuilder out = new StringBuilder();
    for (LintFinding found : result.findings()) {
      out.append(found.location()).append(' ').append(severity(found.finding())).append(": ");
      out.append(found.text()).append('\n');
    }
    return out.toString();
  }

  /** The number of findings, and where to read on if there are some. */
  static String summary(LintResult result) {
    return result.findings().isEmpty()
        ? result.summary()
        : result.summary() + "; 'crd4j explain ID' says more";
  }

  /** Everything as one object, which {@code docs/cli.md} describes. */
  static String json(LintResult result) {
    ObjectNode root = Json.object();
    ArrayNode findings = root.putArray("findings");
    for (LintFinding found : result.findings()) {
      Finding finding = found.finding();
      ObjectNode node = findings.addObject();
      node.put("rule", finding.rule());
      node.put("severity", severity(finding));
      node.put("path", finding.path().toString());
      node.put("message", finding.message());
      node.put("file", found.file());
      node.put("line", found.position().line());
      node.put("column", found.position().column());
    }
    ArrayNode cel = root.putArray("cel");
    for (LintCost cost : result.costs()) {
      ObjectNode node = cel.addObject();
      node.put("file", cost.file());
      node.put("path", cost.cost().path().toString());
      node.put("rule", cost.cost().expression());
      node.put("cost", unsigned(cost.cost().cost()));
      Long cardinality = cost.cost().cardinality();
      if (cardinality == null) {
        node.putNull("cardinality");
      } else {
        node.put("cardinality", unsigned(cardinality));
      }
      node.put("limit", cost.limit());
    }
    return Json.print(root) + "\n";
  }

  private static BigInteger unsigned(long number) {
    return new BigInteger(Long.toUnsignedString(number));
  }

  private static String severity(Finding finding) {
    return finding.severity().name().toLowerCase(Locale.ROOT);
  }
}
