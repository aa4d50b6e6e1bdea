package io.github.crd4j.cel.rules;

import io.github.crd4j.cel.CelRules;
import io.github.crd4j.cel.CelValidator;
import io.github.crd4j.cel.CelValidator.Violation;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.regex.RegexTooCostlyException;
import io.github.crd4j.regex.Regexes;
import io.github.crd4j.rules.Findings;
import io.github.crd4j.rules.SchemaNode;
import io.github.crd4j.rules.defaults.CheckedDefault;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Evaluates rules on the defaults of a schema, as if each replaced itself and as if it were new
 * ({@code k8s.io/apiextensions-apiserver/pkg/apiserver/schema/defaulting/validation.go}).
 */
public final class DefaultCheck {

  private final KubernetesVersion version;
  private final CelReport report;

  /**
   * @param version the oldest server that must take the defaults
   * @param findings where to report
   */
  public DefaultCheck(KubernetesVersion version, Findings findings) {
    this.version = version;
    this.report = new CelReport(findings);
  }

  /** Checks the defaults below {@code node}. */
  public void check(SchemaNode node) {
    CheckedDefault preset = CheckedDefault.of(node);
    if (preset != null && CelRules.hasRules(node.schema()) && preset.isSound()) {
      CelValidator validator = CelValidator.ofPart(node.schema(), version);
      Set<Violation> different = new LinkedHashSet<>(violations(validator, preset));
      different.forEach(violation -> CelRuleList.REFUSED_DEFAULT.report(preset, violation, report));
    }
    node.children().forEach(this::check);
  }

  private static List<Violation> violations(CelValidator validator, CheckedDefault preset) {
    Regexes regexes = preset.node().regexes();
    try {
      List<Violation> replacing = validator.validate(preset.value(), preset.value(), regexes);
      return replacing.isEmpty() ? validator.validate(preset.value(), null, regexes) : replacing;
    } catch (RegexTooCostlyException e) {
      // CostlyRegex reports it.
      return List.of();
    }
  }
}
