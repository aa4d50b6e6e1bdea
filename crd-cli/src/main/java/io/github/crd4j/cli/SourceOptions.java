package io.github.crd4j.cli;

import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.processor.run.CrdGenerator;
import io.github.crd4j.processor.run.GenerateRequest;
import io.github.crd4j.processor.run.GenerateResult;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What commands that read Java are told about it. */
final class SourceOptions {

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
      description =
          "jars and directories that the inputs need, separated as Java separates them; DIR/* is"
              + " every jar in DIR")
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
      description = "an option of a processor, as -Acrd.descriptions=none; can be repeated")
  private Map<String, String> options = new LinkedHashMap<>();

  @Option(
      names = "--kubernetes",
      paramLabel = "1.NN",
      converter = KubernetesVersionConverter.class,
      description =
          "the oldest server that must take the CRDs, as -Acrd.kubernetes=1.NN (default: the oldest"
              + " that upstream still patches)")
  private @Nullable KubernetesVersion kubernetes;

  @Option(
      names = "--encoding",
      paramLabel = "CHARSET",
      defaultValue = "UTF-8",
      description = "of the sources (default: ${DEFAULT-VALUE})")
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private Charset encoding;

  /** The inputs as they were written. */
  List<String> names() {
    return List.copyOf(inputs);
  }

  /**
   * Looks at the inputs.
   *
   * @throws CannotWorkException if one is not there
   */
  Inputs inputs() throws IOException, CannotWorkException {
    return Inputs.of(inputs, ClassPath.parse("--class-path", classPath));
  }

  /**
   * Runs the processor.
   *
   * @param defaults options of the processor that hold where the user gives no others
   * @throws CannotWorkException if there is no compiler
   */
  GenerateResult generate(Inputs read, Map<String, String> defaults)
      throws IOException, CannotWorkException {
    Map<String, String> given = new LinkedHashMap<>(defaults);
    given.putAll(options);
    if (kubernetes != null) {
      given.put("crd.kubernetes", kubernetes.toString());
    }
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
