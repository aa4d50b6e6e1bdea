package io.github.crd4j.testing.roundtrip;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.conversion.Leaves;
import io.github.crd4j.conversion.ObjectMapping;
import io.github.crd4j.conversion.SpokeConversion;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class RoundTripTest {

  private static final String CRD = "io/github/crd4j/testing/roundtrip/topics.yaml";

  @Test
  void isQuietWhereNothingIsLost() {
    assertThatCode(() -> of(RoundTripTest::complete).check()).doesNotThrowAnyException();
  }

  @Test
  void showsTheSmallestObjectThatLosesSomething() {
    Consumer<ObjectMapping> lossy =
        spec -> {
          complete(spec, false);
          spec.hubDropped("retention");
        };

    Counterexample found = Objects.requireNonNull(of(lossy).seed(1).find());

    assertThat(found.message(1))
        .isEqualTo(
            """
            conversion from storage to v1alpha1 and back changes this object (seed 1):
              apiVersion: example.com/v1
              kind: Topic
              metadata:
                name: a
              spec:
                partitions: 1
                retention: {}
            which becomes
              apiVersion: example.com/v1alpha1
              kind: Topic
              metadata:
                name: a
              spec:
                count: 1
                mode: fast
            and then differs:
              @@ spec
              -  retention: {}
            """);
  }

  @Test
  void makesTheSameObjectsFromTheSameSeed() {
    Consumer<ObjectMapping> lossy = spec -> spec.rename("count", "partitions");

    Counterexample first = of(lossy).seed(7).find();

    assertThat(first).isNotNull().isEqualTo(of(lossy).seed(7).find());
  }

  @Test
  void leavesOutWhatIsMeantToBeLost() {
    Consumer<ObjectMapping> lossy =
        spec -> {
          complete(spec, false);
          spec.hubDropped("retention");
        };

    RoundTrip others = of(lossy).without(Trip.HUB_SPOKE_HUB).without(Trip.PARTIAL);

    assertThat(others.find()).isNull();
  }

  @Test
  void namesAMissingResource() {
    assertThatThrownBy(() -> RoundTrip.of("no.yaml"))
        .hasMessage("no resource 'no.yaml' is on the class path");
  }

  private static RoundTrip of(Consumer<ObjectMapping> spec) {
    return RoundTrip.of(CRD).with(Conversions.of(new Topics(spec))).objects(300);
  }

  private static void complete(ObjectMapping spec) {
    complete(spec, true);
  }

  private static void complete(ObjectMapping spec, boolean keepsRetention) {
    spec.rename("count", "partitions")
        .spokeOnly("mode", Leaves.STRING, "\"fast\"")
        .listMap(
            "listeners",
            List.of("name"),
            listener ->
                listener
                    .copy("name")
                    .hubOnly("tls", Leaves.BOOLEAN)
                    .spokeOnly("proxy", Leaves.BOOLEAN))
        .list(
            "steps",
            step ->
                step.copy("run")
                    .hubOnly("timeout", Leaves.INTEGER)
                    .spokeOnly("image", Leaves.STRING));
    if (keepsRetention) {
      spec.hubOnly(
          "retention",
          Leaves.object().property("bytes", Leaves.INTEGER).property("time", Leaves.STRING));
    }
  }

  private static final class Topics extends SpokeConversion {
    private final Consumer<ObjectMapping> spec;

    Topics(Consumer<ObjectMapping> spec) {
      super("example.com", "Topic", "v1alpha1", "v1");
      this.spec = spec;
    }

    @Override
    protected void map(ObjectMapping resource) {
      resource
          .object("spec", spec)
          .object("status", status -> status.copy("ready").hubOnly("replicas", Leaves.INTEGER));
    }
  }
}
