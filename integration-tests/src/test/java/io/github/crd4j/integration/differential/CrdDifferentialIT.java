package io.github.crd4j.integration.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Valid CRDs with up to three changes: we refuse what the server refuses, for the same fields. */
@WithApiServer
class CrdDifferentialIT {

  private final CrdJudges judges;

  CrdDifferentialIT(ApiClient client) {
    this.judges = new CrdJudges(client);
  }

  @Test
  void weJudgeMutatedCrdsAsTheServerDoes() {
    int count = Extent.of(1000, 6000);
    Disagreements disagreements = new Disagreements();
    IntStream.range(0, count).parallel().forEach(i -> judge(Extent.seed() + i, disagreements));
    assertThat(disagreements.count())
        .as("of %d CRDs from seed %d%n%s", count, Extent.seed(), disagreements.report())
        .isZero();
  }

  private void judge(long seed, Disagreements disagreements) {
    JsonValue crd = crd(seed);
    if (judges.agreeOn(crd)) {
      return;
    }
    JsonValue small =
        disagreements.isWorthShrinking()
            ? Shrinker.shrink(crd, candidate -> !judges.agreeOn(candidate))
            : crd;
    disagreements.add(
        "seed " + seed + ": " + Wire.text(small), judges.ours(small), judges.theirs(small));
  }

  static JsonValue crd(long seed) {
    Dice dice = new Dice(seed);
    JsonValue crd = new CrdGenerator(dice).crd();
    CrdMutations mutations = new CrdMutations(dice);
    int changes = dice.below(4);
    for (int i = 0; i < changes; i++) {
      crd = mutations.mutate(crd);
    }
    return crd;
  }
}
