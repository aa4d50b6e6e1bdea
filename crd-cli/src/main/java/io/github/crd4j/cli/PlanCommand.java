package io.github.crd4j.cli;

import io.github.crd4j.processor.run.CrdGenerator;
import io.github.crd4j.processor.run.GenerateRequest;
import io.github.crd4j.processor.run.GenerateResult;
import io.github.crd4j.processor.run.GenerateResult.Message;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
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

  @Parameters(
      arity = "1..*",
      paramLabel = "INPUT",
      description =
          "a directory of sources or of classes, a source file, a jar, or the name of a class on"
              + " the class path")
  private List<String> inputs = new ArrayList<>();

  @Option(
      names = {"--class-path", "-cp"},
      paramLabel = "PATH",
      description = "jars and directories that the inputs need; DIR/* is every jar in DIR")
  private String classPath = "";

  @Option(
      names = "--processor-path",
      paramLabel = "PATH",
      description = "other annotation processors to run over the sources, such as Lombok")
  private String processorPath = "";

  @Option(
      names = {"--option", "-A"},
      paramLabel = "NAME=VALUE",
      mapFallbackValue = "",
      description = "an option of a processor, as -Acrd.jackson=2; can be repeated")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--encoding",
      paramLabel = "CHARSET",
      defaultValue = "UTF-8",
      description = "of the sources (default: ${DEFAULT-VALUE})")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Charset encoding;

  @Override
  public Integer call() throws IOException, CannotWorkException {
    GenerateResult result = run(Inputs.of(inputs, ClassPath.parse("--class-path", classPath)));
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
      err.println("there is no CRD with several versions in " + String.join(", ", inputs));
    }
    return plans.isEmpty() || result.hasErrors() ? ExitCode.FINDINGS : ExitCode.GOOD;
  }

  private GenerateResult run(Inputs read) throws IOException, CannotWorkException {
    Map<String, String> given = new LinkedHashMap<>(options);
    given.put("crd.conversionReport", "true");
    try {
      return CrdGenerator.generate(
          new GenerateRequest(
              read.sources(),
              read.classes(),
              read.classPath(),
              ClassPath.parse("--processor-path", processorPath),
              given,
              encoding));
    } catch (IllegalStateException noCompiler) {
      throw new CannotWorkException(String.valueOf(noCompiler.getMessage()));
    }
  }
}
