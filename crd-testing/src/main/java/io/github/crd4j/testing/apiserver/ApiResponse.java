package io.github.crd4j.testing.apiserver;

import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What the API server answered: an object, a list, or a {@code Status} that says why not.
 *
 * @param statusCode of HTTP
 * @param body the JSON; a string node where the answer was no JSON; never absent
 * @param warnings the texts of the {@code Warning} headers, which {@code kubectl} shows too
 */
public record ApiResponse(int statusCode, JsonNode body, List<String> warnings) {
  /** Copies the warnings. */
  public ApiResponse {
    warnings = List.copyOf(warnings);
  }

  /** Whether the server did what it was asked. */
  public boolean isSuccess() {
    return statusCode >= 200 && statusCode < 300;
  }

  /**
   * The body of a success.
   *
   * @throws ApiResponseException if the server refused
   */
  public JsonNode orThrow() {
    if (!isSuccess()) {
      throw new ApiResponseException(this);
    }
    return body;
  }

  /** The {@code Status}'s reason, such as {@code Invalid} or {@code NotFound}; empty if none. */
  public String reason() {
    return body.path("reason").stringValue("");
  }

  /** The {@code Status}'s message, which joins all causes; empty if none. */
  public String message() {
    return body.path("message").stringValue("");
  }

  /** The single problems of a refused object ({@code details.causes}), in the server's order. */
  public List<Cause> causes() {
    return body.path("details")
        .path("causes")
        .valueStream()
        .map(
            cause ->
                new Cause(
                    cause.path("reason").stringValue(""),
                    cause.path("field").stringValue(""),
                    cause.path("message").stringValue("")))
        .toList();
  }

  /** The objects of a list; empty where the body is no list. */
  public List<JsonNode> items() {
    return body.path("items").valueStream().toList();
  }

  /** Status code and the server's reason in one line. */
  String summary() {
    String text = message().isEmpty() ? body.toString() : message();
    return statusCode + " " + text;
  }

  /**
   * One problem of a refused object.
   *
   * @param reason such as {@code FieldValueInvalid}; empty where the server gives none
   * @param field its path, such as {@code spec.names.kind}; empty where the server gives none
   * @param message the server's words
   */
  public record Cause(String reason, String field, String message) {}
}
