package io.github.crd4j.cli;

import io.github.crd4j.processor.run.GenerateResult;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code crd4j generate}. */
@Command(
    name = "generate",
    header = "Make CRDs from Java sources or compiled classes.",
    description = {
      "",
      "Prints one YAML document per CRD, or writes one file per CRD with --output-dir. Nothing is"
          + " written if anything is wrong, and files that already have the right content are left"
          + " as they are.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    parameterListHeading = "%nWhat to read:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Example:",
      "  crd4j generate target/classes --class-path 'lib/*' -o crds",
      "",
      "Doc comments become descriptions only where sources are read; classes do not have them."
    },
    exitCodeListHeading = ExitCode.HEADING,
    exitCodeList = {
      "0:all CRDs were made",
      "1:the classes have errors, or there is no CRD",
      ExitCode.USAGE_TEXT,
      ExitCode.CANNOT_WORK_TEXT
    })
final class GenerateCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Mixin private SourceOptions sources = new SourceOptions();

  @Option(
      names = {"--output-dir", "-o"},
      paramLabel = "DIR",
      description = "write files there; it is made if it does not exist")
  private @Nullable Path outputDirectory;

  @Option(
      names = "--layout",
      paramLabel = "LAYOUT",
      description =
          "names of the files: crd4j for PLURAL.GROUP.yaml (the default), fabric8 for"
              + " PLURAL.GROUP-v1.yml")
  private Layout layout = Layout.CRD4J;

  @Option(
      names = "--include",
      paramLabel = "GLOB",
      description = "only CRDs with such a name, as '*.example.com'; can be repeated")
  private List<String> includes = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "GLOB",
      description = "no CRDs with such a name; can be repeated")
  private List<String> excludes = new ArrayList<>();

  @Option(
      names = "--output",
      paramLabel = "FORMAT",
      description = "text or json: how results and messages are printed (default: text)")
  private OutputFormat format = OutputFormat.TEXT;

  @Override
  public Integer call() throws IOException, CannotWorkException {
    Inputs read = sources.inputs();
    GenerateResult result = sources.generate(read, Map.of("crd.layout", layout.toString()));
    GenerateOutcome outcome = GenerateOutcome.of(result, read, new NameFilter(includes, excludes));
    if (outcome.errors() == 0 && outputDirectory != null) {
      outcome = outcome.written(new OutputDirectory(outputDirectory).write(outcome.files()));
    }
    GenerateReport report = new GenerateReport(outcome, outputDirectory);
    if (format == OutputFormat.JSON) {
      spec.commandLine().getOut().print(report.json() + "\n");
    } else {
      spec.commandLine().getOut().print(report.results());
      spec.commandLine().getErr().print(report.messages());
    }
    return outcome.errors() == 0 ? ExitCode.GOOD : ExitCode.FINDINGS;
  }

  /** How files are called. */
  private enum Layout {
    CRD4J,
    FABRIC8;

    @Override
    public String toString() {
      return this == CRD4J ? "crd4j" : "fabric8";
    }
  }
}
