package io.github.crd4j.cli;

import static java.util.Objects.requireNonNull;

import io.github.crd4j.yaml.UnreadableFileException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;

/** Says in words what the exceptions of the file system mean. */
final class FileProblem {

  private FileProblem() {}

  /** What is wrong, with the file if the exception names it. */
  static String describe(IOException failure) {
    if (failure instanceof FileSystemException system && system.getFile() != null) {
      return "cannot use '" + system.getFile() + "': " + UnreadableFileException.reason(failure);
    }
    return UnreadableFileException.reason(failure);
  }

  /** The same for what a stream of files throws. */
  static CannotWorkException describe(UncheckedIOException failure) {
    return new CannotWorkException(describe(requireNonNull(failure.getCause())));
  }

  static CannotWorkException cannotRead(Path file, IOException failure) {
    return new CannotWorkException(
        "cannot read '" + file + "': " + UnreadableFileException.reason(failure));
  }

  static CannotWorkException cannotWrite(Path file, IOException failure) {
    return new CannotWorkException(
        "cannot write '" + file + "': " + UnreadableFileException.reason(failure));
  }
}
