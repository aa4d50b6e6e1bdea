package io.github.crd4j.testing.apiserver;

import org.jspecify.annotations.Nullable;

/** An API server did not become ready; the message ends with the tails of its logs. */
public final class ApiServerStartException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  ApiServerStartException(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
