package io.github.crd4j.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.conversion.Things.Shown;
import io.github.crd4j.conversion.kept.KeptAnnotations;
import java.util.Base64;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Kept values for which annotations have little room, or none. */
class LargeValuesTest {
  private static final Things THINGS =
      Things.mapped(
          spec ->
              spec.copy("size")
                  .hubOnly("data", Leaves.map(Leaves.STRING))
                  .spokeOnly("old", Leaves.STRING));

  @Test
  void overHalfOfTheRoomTheyArePacked() {
    String hub = "{'data':{'a':'%s','b':'x'},'size':1}".formatted("a".repeat(140_000));
    Shown shown = THINGS.down(hub);

    assertThat(shown.kept()).containsOnlyKeys("v1:packed");
    assertThat(shown.kept().values()).allMatch(packed -> packed.length() < 1000);
    assertThat(THINGS.down(hub)).isEqualTo(shown);
    assertThat(THINGS.up(shown)).isEqualTo(new Shown(hub, Map.of()));
  }

  @Test
  void otherAnnotationsTakeOfTheRoom() {
    String data = "{'data':{'a':'%s'}}".formatted("a".repeat(70_000));

    assertThat(THINGS.down(data).kept()).containsOnlyKeys("v1:spec.data.a");
    Map<String, String> others = Map.of("example.com/other", "b".repeat(130_000));
    assertThat(THINGS.down(new Shown(data, others)).kept())
        .containsOnlyKeys("v1:packed", "example.com/other");
  }

  @Test
  void withoutAnyRoomTheSpokeShowsTheRestAndCannotBeWritten() {
    String hub = "{'data':{'a':'%s','b':'x'},'size':1}".formatted(random(300_000));
    Shown shown = THINGS.down(hub);

    assertThat(shown).isEqualTo(new Shown("{'size':1}", Map.of("v1:overflow", "2")));
    assertThatThrownBy(() -> THINGS.up(shown))
        .hasMessage(
            "Thing one v1alpha1 -> v1: annotations: 2 values that only v1 has are too large to be"
                + " shown here, so the object can be changed in v1 only");
  }

  @Test
  void theSpokesOwnValuesAreRefusedInstead() {
    assertThatThrownBy(() -> THINGS.up("{'old':'" + random(300_000) + "'}"))
        .hasMessageEndingWith("the 1 values that only v1alpha1 has are too large to be kept");
  }

  @Test
  void whatAnnotationsHoldNeverExceedsWhatTheServerTakes() {
    for (int size = 250_000; size < 270_000; size += 1_111) {
      Shown shown = THINGS.down("{'data':{'a':'%s'}}".formatted("a".repeat(size)));
      int bytes =
          shown.kept().entrySet().stream()
              .mapToInt(a -> a.getKey().length() + 20 + a.getValue().length())
              .sum();

      assertThat(bytes).isLessThanOrEqualTo(KeptAnnotations.LIMIT);
    }
  }

  /** Text that does not get smaller. */
  private static String random(int length) {
    byte[] bytes = new byte[length * 3 / 4];
    new Random(1).nextBytes(bytes);
    return Base64.getEncoder().encodeToString(bytes);
  }
}
