package io.github.crd4j.yaml;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Says in words which file cannot be read, and why. */
public final class UnreadableFileException extends IOException {

  private static final long serialVersionUID = 1;

  UnreadableFileException(Path file, IOException cause) {
    super("cannot read '" + file + "': " + reason(cause), cause);
  }

  /** What {@code failure} means, without the name of the file: {@code permission denied}. */
  public static String reason(IOException failure) {
    if (failure instanceof NoSuchFileException) {
      return "it does not exist";
    }
    if (failure instanceof AccessDeniedException) {
      return "permission denied";
    }
    if (failure instanceof FileSystemException system && system.getReason() != null) {
      return system.getReason();
    }
    return String.valueOf(failure.getMessage());
  }
}
