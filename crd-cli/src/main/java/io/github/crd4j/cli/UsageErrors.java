package io.github.crd4j.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;

/** Answers a wrong command line in two lines, not with the whole help text. */
final class UsageErrors implements IParameterExceptionHandler {

  @Override
  public int handleParseException(ParameterException failure, String[] args) {
    CommandLine command = failure.getCommandLine();
    PrintWriter err = command.getErr();
    err.println("crd4j: " + failure.getMessage());
    if (!CommandLine.UnmatchedArgumentException.printSuggestions(failure, err)) {
      err.println("'" + command.getCommandSpec().qualifiedName() + " --help' shows what there is.");
    }
    return ExitCode.USAGE;
  }
}
