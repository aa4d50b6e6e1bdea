package io.github.crd4j.cli;

import io.github.crd4j.processor.explain.RuleBook;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code crd4j explain}. */
@Command(
    name = "explain",
    header = "Print the page of a rule, or list all rules.",
    description = {
      "",
      "The page says what is wrong, with an example, how to put it right, why, and what the API"
          + " server answers.",
      ""
    },
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    sortOptions = false,
    optionListHeading = "%nOptions:%n",
    footer = {"", "Example:", "  crd4j explain UnknownListMapKey"},
    exitCodeListHeading = ExitCode.HEADING,
    exitCodeList = {"0:it was printed", ExitCode.USAGE_TEXT + ", or there is no such rule"})
final class ExplainCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init") // picocli sets it
  private CommandSpec spec;

  @Parameters(
      arity = "0..1",
      paramLabel = "ID",
      description = "what stands in brackets before a finding; without it, all are listed")
  private @Nullable String id;

  @Override
  public Integer call() {
    PrintWriter out = spec.commandLine().getOut();
    if (id == null) {
      out.print(RuleBook.list());
      return ExitCode.GOOD;
    }
    String page = RuleBook.page(id);
    if (page == null) {
      throw new ParameterException(spec.commandLine(), RuleBook.unknown(id));
    }
    out.print(page);
    return ExitCode.GOOD;
  }
}
