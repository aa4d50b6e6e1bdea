package io.github.crd4j.testing.apiserver;

/** The API server refused what a test needed. */
public final class ApiResponseException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient ApiResponse response;

  ApiResponseException(ApiResponse response) {
    super(response.summary());
    this.response = response;
  }

  /** The server's answer. */
  public ApiResponse response() {
    return response;
  }
}
