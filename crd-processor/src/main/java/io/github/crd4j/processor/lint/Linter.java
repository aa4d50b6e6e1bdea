package io.github.crd4j.processor.lint;

import io.github.crd4j.cel.CelRules;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.ServerRules;
import io.github.crd4j.yaml.CrdDocument;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.Position;
import io.github.crd4j.yaml.UnreadableFileException;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlFiles;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Applies all rules to the CRDs in files. For one use. */
public final class Linter {

  private static final Comparator<LintFinding> BY_POSITION =
      Comparator.comparing(
          LintFinding::position,
          Comparator.comparingInt(Position::line).thenComparingInt(Position::column));

  private final KubernetesVersion version;
  private final List<LintFinding> findings = new ArrayList<>();
  private final List<LintCost> costs = new ArrayList<>();
  private final List<String> refusals = new ArrayList<>();
  private int crds;

  private Linter(KubernetesVersion version) {
    this.version = version;
  }

  /**
   * Looks at {@code paths}.
   *
   * @param paths files, and directories of files that are YAML or JSON by their names; what stands
   *     in them beside CRDs is passed over, but each must have a CRD
   * @param version the oldest server that must take the CRDs
   */
  public static LintResult lint(List<Path> paths, KubernetesVersion version) {
    Linter linter = new Linter(version);
    paths.forEach(linter::lint);
    return new LintResult(linter.crds, linter.findings, linter.costs, linter.refusals);
  }

  private void lint(Path path) {
    int seen = crds + findings.size() + refusals.size();
    try {
      YamlFiles.find(path).forEach(this::lintFile);
    } catch (UnreadableFileException unreadable) {
      refusals.add(String.valueOf(unreadable.getMessage()));
    }
    if (crds + findings.size() + refusals.size() == seen) {
      refusals.add("'" + path + "' has no CustomResourceDefinition; name its file or directory");
    }
  }

  private void lintFile(Path file) {
    List<LintFinding> found = new ArrayList<>();
    try {
      for (CrdDocument document : CrdYamlReader.read(file.toString(), YamlFiles.read(file))) {
        crds++;
        lint(document, found);
      }
    } catch (YamlException malformed) {
      found.add(new LintFinding(file.toString(), malformed.position(), malformed.finding()));
    } catch (UnreadableFileException unreadable) {
      refusals.add(String.valueOf(unreadable.getMessage()));
    }
    found.sort(BY_POSITION);
    findings.addAll(found);
  }

  private void lint(CrdDocument document, List<LintFinding> found) {
    List<Finding> all = new ArrayList<>(document.findings());
    // What has the wrong type is missing in the CRD, so that rules would report what is not so.
    if (all.stream().allMatch(finding -> finding.rule().equals(CrdYamlReader.UNKNOWN_FIELD))) {
      CelRules expressions =
          new CelRules(version, cost -> costs.add(new LintCost(document.source(), cost)));
      all.addAll(ServerRules.check(document.crd(), expressions).all());
    }
    for (Finding finding : all) {
      Position position = document.locate(finding.place());
      found.add(new LintFinding(document.source(), position, finding));
    }
  }
}
