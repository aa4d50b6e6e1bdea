package io.github.crd4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code crd4j}, which only has commands below it. */
@Command(
    name = "crd4j",
    description = {"Makes, compares and checks Kubernetes CustomResourceDefinitions.", ""},
    versionProvider = Version.class,
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    optionListHeading = "%nOptions:%n",
    footer = {
      "",
      "Example:",
      "  crd4j generate src/main/java --class-path 'lib/*' -o crds",
      "",
      "'crd4j help COMMAND' says more about a command."
    },
    exitCodeListHeading = ExitCode.HEADING,
    exitCodeList = {
      "0:all is well",
      "1:the classes or CRDs have errors or differences",
      ExitCode.USAGE_TEXT,
      ExitCode.CANNOT_WORK_TEXT
    })
public final class Main implements Runnable {

  /** The commands by name, in the order in which they are listed. */
  private static final Map<String, Supplier<Object>> COMMANDS = commands();

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  private Main() {}

  /** Runs the command and ends the JVM with its exit code. */
  public static void main(String[] args) {
    Locale.setDefault(Locale.ROOT);
    PrintWriter out = new PrintWriter(System.out, false, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    int code = run(out, err, args);
    if (out.checkError()) {
      err.println("crd4j: cannot write to the standard output");
      code = ExitCode.CANNOT_WORK;
    }
    System.exit(code);
  }

  /**
   * Runs the command that {@code args} name.
   *
   * @param out for results
   * @param err for messages
   * @return the exit code
   */
  public static int run(PrintWriter out, PrintWriter err, String... args) {
    CommandLine commandLine =
        withCommands(args)
            .setOut(out)
            .setErr(err)
            .setCaseInsensitiveEnumValuesAllowed(true)
            .setParameterExceptionHandler(new UsageErrors())
            .setExecutionExceptionHandler((failure, command, parsed) -> failed(err, failure));
    int code;
    try {
      code = commandLine.execute(args);
    } catch (StackOverflowError | LinkageError | OutOfMemoryError failure) {
      code = failed(err, failure);
    }
    out.flush();
    err.flush();
    return code;
  }

  private static Map<String, Supplier<Object>> commands() {
    Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
    commands.put("generate", GenerateCommand::new);
    commands.put("diff", DiffCommand::new);
    commands.put("admit", AdmitCommand::new);
    commands.put("lint", LintCommand::new);
    commands.put("explain", ExplainCommand::new);
    commands.put("plan", PlanCommand::new);
    commands.put("migrate-plan", MigratePlanCommand::new);
    commands.put("help", CommandLine.HelpCommand::new);
    return commands;
  }

  /** Reading what all commands declare takes longer than most of them run: one is enough. */
  private static CommandLine withCommands(String... args) {
    CommandLine main = new CommandLine(new Main());
    Supplier<Object> only = args.length == 0 ? null : COMMANDS.get(args[0]);
    if (only != null && !args[0].equals("help")) {
      return main.addSubcommand(args[0], only.get());
    }
    COMMANDS.forEach((name, command) -> main.addSubcommand(name, command.get()));
    return main;
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "no command is given");
  }

  private static int failed(PrintWriter err, Throwable failure) {
    if (failure instanceof CannotWorkException) {
      err.println("crd4j: " + failure.getMessage());
    } else if (failure instanceof IOException broken) {
      err.println("crd4j: " + FileProblem.describe(broken));
    } else {
      StackTraceElement[] trace = failure.getStackTrace();
      err.println(
          "crd4j: unexpected "
              + failure
              + (trace.length == 0 ? "" : " at " + trace[0])
              + "; please report it at https://github.com/crd4j/crd4j/issues");
    }
    return ExitCode.CANNOT_WORK;
  }
}
