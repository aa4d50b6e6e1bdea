package io.github.crd4j.cli;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.processor.lint.LintResult;
import io.github.crd4j.processor.lint.Linter;
import io.github.crd4j.rules.Severity;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code crd4j lint}. */
@Command(
    name = "lint",
    header = "Check CRDs that are YAML or JSON already, whoever wrote them.",
    description = {
      "",
      "Says what the API server would refuse, CEL rules and their cost included, and what it takes"
          + " but does not do what its author expects, with line and column. Other objects in the"
          + " files are passed over.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    parameterListHeading = "%nWhat to check:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Example: the CRDs of a chart, for servers from 1.33 on",
      "  crd4j lint --kubernetes 1.33 charts/operator/crds"
    },
    exitCodeListHeading = ExitCode.HEADING,
    exitCodeList = {
      "0:no errors; with --fail-on-warning, no warnings either",
      "1:findings",
      ExitCode.USAGE_TEXT,
      "3:a file cannot be read, or there is no CRD in what was named"
    })
final class LintCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "PATH",
      description = "a YAML or JSON file, or a directory with such files anywhere below it")
  private List<Path> paths = new ArrayList<>();

  @Option(
      names = "--kubernetes",
      paramLabel = "1.NN",
      converter = KubernetesVersionConverter.class,
      description =
          "the oldest server that must take the CRDs (default: ${DEFAULT-VALUE}, the oldest that"
              + " upstream still patches)")
  private KubernetesVersion kubernetes = KubernetesVersion.DEFAULT;

  @Option(names = "--fail-on-warning", description = "exit with 1 if there are only warnings too")
  private boolean failOnWarning;

  @Option(names = "--output", paramLabel = "FORMAT", description = "text or json (default: text)")
  private OutputFormat format = OutputFormat.TEXT;

  @Override
  public Integer call() {
    LintResult result = Linter.lint(paths, kubernetes);
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    out.print(format == OutputFormat.JSON ? LintReport.json(result) : LintReport.text(result));
    out.flush();
    result.refusals().forEach(refusal -> err.println("crd4j: " + refusal));
    if (!result.refusals().isEmpty()) {
      return ExitCode.CANNOT_WORK;
    }
    if (format == OutputFormat.TEXT) {
      err.println(LintReport.summary(result));
    }
    boolean bad = result.count(Severity.ERROR) > 0;
    return bad || (failOnWarning && !result.findings().isEmpty())
        ? ExitCode.FINDINGS
        : ExitCode.GOOD;
  }
}
