package io.github.crd4j.cli;

import io.github.crd4j.processor.run.GenerateResult;
import io.github.crd4j.processor.run.GenerateResult.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code crd4j plan}. */
@Command(
    name = "plan",
    header = "Print what becomes of each field between the versions of a CRD.",
    description = {
      "",
      "A table for each version beside the storage version: the path of the field there, its path in"
          + " the storage version, and whether it is copied, renamed, kept in an annotation, dropped,"
          + " or converted by a hook.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    parameterListHeading = "%nWhat to read:%n",
    optionListHeading = "%nOptions:%n",
    footer = {"", "Example:", "  crd4j plan src/main/java --class-path 'lib/*'"},
    exitCodeListHeading = ExitCode.HEADING,
    exitCodeList = {
      "0:all versions can be converted",
      "1:the classes have errors, or there is no CRD with several versions",
      ExitCode.USAGE_TEXT,
      ExitCode.CANNOT_WORK_TEXT
    })
final class PlanCommand implements Callable<Integer> {

  private static final String PLANS = "META-INF/crd-conversion/";

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Mixin private SourceOptions sources = new SourceOptions();

  @Override
  public Integer call() throws IOException, CannotWorkException {
    GenerateResult result =
        sources.generate(sources.inputs(), Map.of("crd.conversionReport", "true"));
    SortedMap<String, String> plans = new TreeMap<>();
    result
        .beside()
        .forEach(
            (file, text) -> {
              if (file.startsWith(PLANS)) {
                plans.put(file.substring(PLANS.length()).replaceFirst("\\.txt$", ""), text);
              }
            });
    PrintWriter out = spec.commandLine().getOut();
    plans.forEach((crd, text) -> out.print((plans.size() > 1 ? crd + "\n\n" : "") + text));
    PrintWriter err = spec.commandLine().getErr();
    for (Message message : result.messages()) {
      err.println(message.toString().strip().replaceAll("\\R *", "\n  "));
    }
    if (plans.isEmpty() && !result.hasErrors()) {
      err.println("there is no CRD with several versions in " + String.join(", ", sources.names()));
    }
    return plans.isEmpty() || result.hasErrors() ? ExitCode.FINDINGS : ExitCode.GOOD;
  }
}
