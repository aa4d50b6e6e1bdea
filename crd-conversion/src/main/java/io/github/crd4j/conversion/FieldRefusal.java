package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.Path;
import org.jspecify.annotations.Nullable;

/** Why an object of the spoke cannot be converted: field, and what is wrong with it. */
final class FieldRefusal extends RuntimeException {
  private static final long serialVersionUID = 1L;

  FieldRefusal(String field, String what) {
    super(field + ": " + what);
  }

  FieldRefusal(Path path, RuntimeException cause) {
    super(path + ": " + words(cause), cause);
  }

  private static String words(RuntimeException cause) {
    @Nullable String message = cause.getMessage();
    return message == null || message.isBlank() ? cause.getClass().getSimpleName() : message;
  }
}
