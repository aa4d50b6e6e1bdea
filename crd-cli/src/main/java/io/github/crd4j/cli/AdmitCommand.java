package io.github.crd4j.cli;

import io.github.crd4j.admit.Admission;
import io.github.crd4j.admit.Admissions;
import io.github.crd4j.admit.Admitted;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code crd4j admit}. */
@Command(
    name = "admit",
    header = "Show what the API server makes of objects.",
    description = {
      "",
      "Objects are pruned, given their defaults and validated, CEL rules included, as the API"
          + " server does it with the CRD. Printed are the objects as they would be stored, and as"
          + " messages what is not stored and why objects are refused.",
      ""
    },
    sortOptions = false,
    parameterListHeading = "%nWhat to admit:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "JSON output is a list with one entry for each object, in order:",
      "  {\"stored\": {...}, \"pruned\": [\"spec.extra\"],",
      "   \"errors\": [{\"path\": \"spec.size\", \"message\": \"Required value\"}]}",
      "",
      "Example: an update",
      "  crd4j admit --crd crds --old before.yaml after.yaml"
    },
    exitCodeListHeading = ExitCode.HEADING,
    exitCodeList = {
      "0:all objects are accepted",
      "1:an object is refused, or a CRD cannot be right",
      ExitCode.USAGE_TEXT,
      "3:a file cannot be read or is no YAML, or no CRD is of an object"
    })
final class AdmitCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      arity = "1..*",
      paramLabel = "OBJECT",
      description = "YAML or JSON files of objects, also several in one file")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private List<Path> files;

  @Option(
      names = "--crd",
      required = true,
      paramLabel = "CRD",
      description = "a file or directory of CRDs; may be repeated")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private List<Path> crds;

  @Option(
      names = "--old",
      paramLabel = "FILE",
      description =
          "the objects before an update; each object replaces the one of the same kind, namespace"
              + " and name")
  private @Nullable Path old;

  @Option(
      names = "--version",
      paramLabel = "VERSION",
      description = "the version in which to admit, whatever the objects say")
  private @Nullable String version;

  @Option(
      names = "--subresource",
      paramLabel = "NAME",
      description =
          "status: write to the status subresource; without --old, to the object as it is without"
              + " status")
  private @Nullable String subresource;

  @Option(
      names = "--kubernetes",
      paramLabel = "1.NN",
      converter = KubernetesVersionConverter.class,
      description =
          "the version of the API server (default: ${DEFAULT-VALUE}, the newest that is known)")
  private KubernetesVersion kubernetes = KubernetesVersion.NEWEST_KNOWN;

  @Option(names = "--output", paramLabel = "FORMAT", description = "text or json (default: text)")
  private OutputFormat format = OutputFormat.TEXT;

  // Not the usual mixin: here --version is that of the CRD.
  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help message and exit.")
  @SuppressWarnings("UnusedVariable") // picocli looks at it
  private boolean help;

  @Override
  public Integer call() throws CannotWorkException {
    if (subresource != null && !subresource.equals("status")) {
      throw new ParameterException(
          spec.commandLine(), "'--subresource " + subresource + "' is unknown; it can be status");
    }
    List<Crd> known = new ArrayList<>();
    for (Path path : crds) {
      CrdSource source = CrdSource.read(path);
      source.problems().forEach(spec.commandLine().getErr()::println);
      if (!source.problems().isEmpty()) {
        return ExitCode.FINDINGS;
      }
      known.addAll(source.crds().values());
    }
    Admissions admissions = new Admissions(known, kubernetes);
    List<SampleObject> before = old == null ? List.of() : SampleObject.read(old);
    List<AdmitReport.Entry> entries = new ArrayList<>();
    for (Path file : files) {
      for (SampleObject object : SampleObject.read(file)) {
        SampleObject replaced = oldOf(object, before);
        entries.add(new AdmitReport.Entry(object, admit(admissions, object, replaced)));
      }
    }
    return print(entries);
  }

  private Admitted admit(
      Admissions admissions, SampleObject object, @Nullable SampleObject replaced)
      throws CannotWorkException {
    JsonObject json = object.json();
    try {
      Admission admission = admissions.find(json, version);
      if (subresource != null) {
        return admission.updateStatus(
            replaced == null ? Admission.withStatus(json, null) : replaced.json(), json);
      }
      return replaced == null ? admission.create(json) : admission.update(replaced.json(), json);
    } catch (IllegalArgumentException e) {
      throw new CannotWorkException(object.location() + ": " + e.getMessage());
    }
  }

  private @Nullable SampleObject oldOf(SampleObject object, List<SampleObject> before)
      throws CannotWorkException {
    if (old == null) {
      return null;
    }
    return before.stream()
        .filter(candidate -> candidate.isSameAs(object))
        .findFirst()
        .orElseThrow(
            () ->
                new CannotWorkException(
                    object.location() + ": '" + old + "' has no object " + object.title()));
  }

  private int print(List<AdmitReport.Entry> entries) {
    PrintWriter out = spec.commandLine().getOut();
    if (format == OutputFormat.JSON) {
      out.print(AdmitReport.json(entries));
    } else {
      out.print(AdmitReport.text(entries));
      AdmitReport.messages(entries).forEach(spec.commandLine().getErr()::println);
    }
    return entries.stream().allMatch(entry -> entry.admitted().isAccepted())
        ? ExitCode.GOOD
        : ExitCode.FINDINGS;
  }
}
