package io.github.crd4j.cli;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says in words what the exceptions of the file system mean. */
final class FileProblem {

  private FileProblem() {}

  /** What is wrong, with the file if the exception names it. */
  static String describe(IOException failure) {
    if (failure instanceof FileSystemException system && system.getFile() != null) {
      return "cannot use '" + system.getFile() + "': " + reason(failure);
    }
    return reason(failure);
  }

  /** The same for what a stream of files throws. */
  static CannotWorkException describe(UncheckedIOException failure) {
    return new CannotWorkException(describe(requireNonNull(failure.getCause())));
  }

  static CannotWorkException cannotRead(Path file, IOException failure) {
    return new CannotWorkException("cannot read '" + file + "': " + reason(failure));
  }

  static CannotWorkException cannotWrite(Path file, IOException failure) {
    return new CannotWorkException("cannot write '" + file + "': " + reason(failure));
  }

  private static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "it does not exist";
    }
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (failure instanceof CharacterCodingException) {
      return "it is not UTF-8 text";
    }
    if (failure instanceof FileSystemException system && system.getReason() != null) {
      return system.getReason();
    }
    return String.valueOf(failure.getMessage());
  }
}
