package io.github.crd4j.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;

/** One run of the whole command line in this JVM. */
record CommandRun(int code, String out, String err) {

  static CommandRun of(Object... arguments) {
    String[] texts = new String[arguments.length];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = arguments[i].toString();
    }
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    int code = Main.run(new PrintWriter(out), new PrintWriter(err), texts);
    return new CommandRun(code, out.toString(), err.toString());
  }

  /** Writes a file and the directories above it. */
  static Path write(Path directory, String name, String text) throws IOException {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
