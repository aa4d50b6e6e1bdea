package io.github.crd4j.cli;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code crd4j diff}. */
@Command(
    name = "diff",
    header = "Compare CRDs by what they say, not by their text.",
    description = {
      "",
      "Order of keys, quotes, comments, layout, other objects in the files and what the API server"
          + " adds to a stored CRD make no difference. CRDs are matched by name.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    parameterListHeading = "%nWhat to compare:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Example: what changes for users when crd4j takes over from fabric8's generator",
      "  crd4j diff --normalise target/classes/META-INF/fabric8 target/classes/META-INF/crds"
    },
    exitCodeListHeading = ExitCode.HEADING,
    exitCodeList = {
      "0:no difference",
      "1:differences, or a file with CRDs that cannot be right",
      ExitCode.USAGE_TEXT,
      "3:a file cannot be read or is no YAML, or there is no CRD in it"
    })
final class DiffCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      index = "0",
      paramLabel = "OLD",
      description = "a YAML or JSON file, or a directory of them")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path before;

  @Parameters(index = "1", paramLabel = "NEW", description = "what it became")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Path after;

  @Option(
      names = {"--normalise", "--normalize"},
      description =
          "compare only what the API server does with objects: leave out descriptions, titles,"
              + " examples, labels and annotations of the CRD and what equals the server's own"
              + " default, and ignore the order of lists in which order means nothing, such as"
              + " required and enum")
  private boolean normalise;

  @Option(names = "--output", paramLabel = "FORMAT", description = "text or json (default: text)")
  private OutputFormat format = OutputFormat.TEXT;

  @Override
  public Integer call() throws CannotWorkException {
    CrdSource old = CrdSource.read(before);
    CrdSource now = CrdSource.read(after);
    PrintWriter err = spec.commandLine().getErr();
    old.problems().forEach(err::println);
    now.problems().forEach(err::println);
    if (!old.problems().isEmpty() || !now.problems().isEmpty()) {
      return ExitCode.FINDINGS;
    }
    List<CrdDifference> differences = CrdDifference.between(json(old), json(now));
    PrintWriter out = spec.commandLine().getOut();
    out.print(
        format == OutputFormat.JSON ? DiffReport.json(differences) : DiffReport.text(differences));
    return differences.isEmpty() ? ExitCode.GOOD : ExitCode.FINDINGS;
  }

  private Map<String, JsonObject> json(CrdSource source) {
    Map<String, JsonObject> json = new TreeMap<>();
    for (Map.Entry<String, Crd> crd : source.crds().entrySet()) {
      json.put(crd.getKey(), normalise ? NormalForm.of(crd.getValue()) : crd.getValue().toJson());
    }
    return json;
  }
}
