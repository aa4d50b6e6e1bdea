package io.github.crd4j.integration.database;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.ApiResponse.Cause;
import java.util.List;

/** Says what the server must have found wrong with an object. */
final class Refusal {
  private static final String RULES_NOT_RUN = "some validation rules were not checked";

  private Refusal() {}

  /** The object was refused for one thing: this field, with a message that says this. */
  static void assertRefused(ApiResponse response, String field, String message) {
    assertThat(problems(response))
        .singleElement()
        .satisfies(
            (Cause problem) -> {
              assertThat(problem.field()).as(problem.toString()).isEqualTo(field);
              assertThat(problem.message()).contains(message);
            });
  }

  /**
   * What was wrong with the object. CEL rules do not run on an object that its plain schema
   * refuses, and that the server lists as one more cause.
   */
  static List<Cause> problems(ApiResponse response) {
    assertThat(response.statusCode()).as(response.body().toString()).isEqualTo(422);
    return response.causes().stream()
        .filter(cause -> !cause.message().contains(RULES_NOT_RUN))
        .toList();
  }
}
