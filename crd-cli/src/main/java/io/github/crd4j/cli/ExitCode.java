package io.github.crd4j.cli;

/** The exit codes, the same for all commands. */
final class ExitCode {

  static final int GOOD = 0;
  static final int FINDINGS = 1;
  static final int USAGE = 2;
  static final int CANNOT_WORK = 3;

  static final String HEADING = "%nExit codes:%n";
  static final String USAGE_TEXT = "2:the command line is wrong";
  static final String CANNOT_WORK_TEXT =
      "3:the work could not be done: an unreadable file, a broken jar, no JDK";

  private ExitCode() {}
}
