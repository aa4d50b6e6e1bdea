package io.github.crd4j.integration.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Objects with and without mistakes: we store and refuse what the server stores and refuses. */
@WithApiServer
class ObjectDifferentialIT {

  private final Kinds kinds;
  private final ObjectJudges judges;

  ObjectDifferentialIT(ApiClient client) {
    this.kinds = new Kinds(client);
    this.judges = new ObjectJudges(client);
  }

  @Test
  void weTreatObjectsAsTheServerDoes() throws InterruptedException {
    long seed = Extent.seed();
    int count = Extent.of(1200, 12_000);
    List<Kind> served = kinds.install(Extent.of(24, 200), seed);
    Disagreements disagreements = new Disagreements();
    IntStream.range(0, count)
        .parallel()
        .forEach(i -> judge(served.get(i % served.size()), seed + i, disagreements));
    assertThat(disagreements.count())
        .as("of %d objects from seed %d%n%s", count, seed, disagreements.report())
        .isZero();
  }

  private void judge(Kind kind, long seed, Disagreements disagreements) {
    Attempt attempt = attempt(kind, seed);
    if (!judges.agreeOn(attempt)) {
      Attempt small = disagreements.isWorthShrinking() ? shrunk(attempt) : attempt;
      disagreements.add("seed " + seed + ": " + small, judges.ours(small), judges.theirs(small));
    }
  }

  Attempt shrunk(Attempt attempt) {
    JsonValue small =
        Shrinker.shrink(
            attempt.object(),
            value ->
                value instanceof JsonObject object
                    && Objects.equals(object.get("metadata"), attempt.object().get("metadata"))
                    && !judges.agreeOn(attempt.with(object)));
    return attempt.with((JsonObject) small);
  }

  static Attempt attempt(Kind kind, long seed) {
    Dice dice = new Dice(seed);
    int mistakes = dice.pick(List.of(0, 1, 2, 5, 20));
    JsonObject fresh =
        new ObjectGenerator(dice, mistakes).resource(kind.schema(), Kind.API_VERSION, kind.kind());
    if (kind.stored().isEmpty() || dice.chance(55)) {
      return new Attempt(kind, withMetadata(fresh, dice), null, false);
    }
    JsonObject old = dice.pick(kind.stored());
    JsonObject mixed = dice.chance(10) ? fresh : (JsonObject) new ObjectMixer(dice).mix(old, fresh);
    JsonObject sent =
        mixed
            .with("apiVersion", new JsonString(Kind.API_VERSION))
            .with("kind", new JsonString(kind.kind()))
            .with("metadata", metadataToReplace(old, dice));
    return new Attempt(kind, sent, old, kind.hasStatus() && dice.chance(40));
  }

  private static JsonObject metadataToReplace(JsonObject old, Dice dice) {
    JsonObject metadata = (JsonObject) Objects.requireNonNull(old.get("metadata"));
    JsonObject sent = JsonObject.EMPTY;
    for (String field : List.of("name", "resourceVersion")) {
      sent = sent.with(field, Objects.requireNonNull(metadata.get(field)));
    }
    return dice.chance(60)
        ? sent
        : sent.with("labels", Wire.yaml(dice.pick("{app: a}", "{app: b}")));
  }

  private static JsonObject withMetadata(JsonObject object, Dice dice) {
    String metadata =
        dice.chance(90)
            ? "{name: one}"
            : dice.pick(
                "{generateName: one-}",
                "{name: One_}",
                "{name: one, labels: {a: b, 'a b': c}}",
                "{name: one, annotations: {a/b/c: d}}",
                "{name: one, labels: {a: 1}}",
                "{name: one, foo: bar}",
                "{name: one, finalizers: [x]}",
                "{name: one-name-that-is-longer-than-twenty}",
                "{}");
    return object.with("metadata", Wire.yaml(metadata));
  }
}
