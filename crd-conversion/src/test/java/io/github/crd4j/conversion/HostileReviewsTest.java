package io.github.crd4j.conversion;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Whatever comes in: a whole answer, a failure with a message, or no review. */
class HostileReviewsTest {
  private static final int COUNT = 5_000;

  private final ReviewHandler handler = Reviews.handler();

  @Test
  void everyAnswerIsWellFormed() {
    long seed = Long.getLong("fuzz.seed", 20261130L);
    int[] outcomes = new int[3];
    Assertions.assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () -> {
          Random random = new Random(seed);
          List<byte[]> recorded = Reviews.all().stream().map(Reviews::read).toList();
          for (int i = 0; i < COUNT; i++) {
            byte[] review = Mutations.of(recorded.get(random.nextInt(recorded.size())), random);
            try {
              outcomes[check(review)]++;
            } catch (Throwable e) {
              throw new AssertionError(
                  "seed %d, review %d: %s".formatted(seed, i, new String(review, UTF_8)), e);
            }
          }
        });
    // Mutations that never reached the conversion, or never hurt it, would prove nothing.
    assertThat(Arrays.stream(outcomes).boxed())
        .as("successes, failures, malformed")
        .allMatch(count -> count > COUNT / 20);
  }

  private int check(byte[] review) {
    byte[] bytes;
    try {
      bytes = handler.handle(review);
    } catch (MalformedReviewException e) {
      return 2;
    }
    JsonNode request = CanonicalJson.read(new String(review, UTF_8)).path("request");
    JsonNode answer = CanonicalJson.read(new String(bytes, UTF_8));
    JsonNode response = answer.path("response");
    JsonNode objects = response.path("convertedObjects");
    assertThat(answer.path("kind").stringValue()).isEqualTo("ConversionReview");
    assertThat(response.path("uid")).isEqualTo(request.path("uid"));
    if (response.path("result").path("status").stringValue("").equals("Success")) {
      assertThat(objects).hasSize(request.path("objects").size());
      for (int i = 0; i < objects.size(); i++) {
        checkObject(request.path("objects").get(i), objects.get(i), request);
      }
      return 0;
    }
    assertThat(response.path("result").path("status").stringValue()).isEqualTo("Failure");
    assertThat(response.path("result").path("message").stringValue()).isNotBlank();
    assertThat(objects.isArray() && objects.isEmpty()).isTrue();
    return 1;
  }

  private static void checkObject(JsonNode before, JsonNode after, JsonNode request) {
    assertThat(after.path("apiVersion")).isEqualTo(request.path("desiredAPIVersion"));
    assertThat(after.path("kind")).isEqualTo(before.path("kind"));
    for (String name : List.of("name", "namespace", "uid", "labels", "managedFields")) {
      assertThat(after.path("metadata").path(name)).isEqualTo(before.path("metadata").path(name));
    }
  }
}
