package io.github.crd4j.integration.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Server-side apply at random, by managers in several versions, against the same operations on a
 * CRD that has one version only: both objects end the same.
 */
@WithApiServer
class TwinIT {
  private static final int OBJECTS = Integer.getInteger("crd4j.twin.objects", 200);
  private static final int OPERATIONS = 8;
  private static final int CLIENTS = 4;
  private static final String EMPTIED = "spec in body must be of type object: \"null\"";

  private final ApiClient client;

  TwinIT(ApiClient client) {
    this.client = client;
  }

  @Test
  void managersInSeveralVersionsDoWhatThoseInOneDo() throws Exception {
    long seed = Long.getLong("crd4j.twin.seed", 20261130L);
    List<Outcome> outcomes = new ArrayList<>();
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS);
    try (Resource databases = Resource.installed("many.conv.example.com", client, TwinIT::plain);
        Resource twin = Resource.installed("one.conv.example.com", client, TwinIT::oneVersion)) {
      List<Future<Outcome>> running = new ArrayList<>();
      for (int i = 0; i < OBJECTS; i++) {
        String name = "object-" + i;
        Random random = new Random(seed + i);
        running.add(clients.submit(() -> compare(databases, twin, name, random)));
      }
      for (Future<Outcome> outcome : running) {
        outcomes.add(outcome.get());
      }
    } finally {
      clients.shutdownNow();
    }

    assertThat(outcomes.stream().filter(outcome -> outcome.kind() == Kind.DIFFERENT)).isEmpty();
    assertThat(outcomes.stream().filter(outcome -> outcome.kind() == Kind.SAME))
        .as("objects of which the servers said something")
        .hasSizeGreaterThan(OBJECTS * 9 / 10);
  }

  @Test
  void anObjectThatIsEmptiedIsRefusedWithOneVersionToo() {
    try (Resource one =
        Resource.installed("emptied.conv.example.com", client, TwinIT::oneVersion)) {
      one.apply("v1", "emptied", "a", "{'size':1}", false).orThrow();

      ApiResponse refused = one.apply("v1", "emptied", "a", "{}", false);

      assertThat(refused.statusCode()).isEqualTo(422);
      assertThat(refused.message()).contains(EMPTIED);
    }
  }

  private enum Kind {
    SAME,
    DIFFERENT,
    /** The server refuses its own result, with one version as well (kubernetes#117356). */
    SERVER_REFUSED
  }

  private record Outcome(Kind kind, String what) {}

  private static Outcome compare(Resource databases, Resource twin, String name, Random random) {
    List<String> history = new ArrayList<>();
    // Two versions: with three the server itself is not deterministic.
    String old = random.nextBoolean() ? "v1alpha1" : "v1beta1";
    for (int i = 0; i < OPERATIONS; i++) {
      String manager = List.of("a", "b", "c").get(random.nextInt(3));
      // A manager works in one version, as controllers do.
      String version = manager.equals("a") ? old : manager.equals("b") ? "v1" : pick(random, old);
      Configuration configuration = Configuration.random(version, random);
      ApiResponse many = databases.apply(version, name, manager, configuration.in(version), true);
      ApiResponse one = twin.apply("v1", name, manager, configuration.in("v1"), true);
      history.add("%s in %s: %s".formatted(manager, version, configuration.in("v1")));
      if (!one.isSuccess() || !many.isSuccess()) {
        boolean own = !one.isSuccess() || isServersOwn(many.message());
        return new Outcome(
            own ? Kind.SERVER_REFUSED : Kind.DIFFERENT,
            "%s%n%s%n%s".formatted(name, String.join("\n", history), many.message()));
      }
      JsonNode left = databases.spec("v1", name);
      JsonNode right = twin.spec("v1", name);
      if (!left.equals(right)) {
        return new Outcome(
            Kind.DIFFERENT,
            "%s%n%s%nversions: %s%none:      %s"
                .formatted(name, String.join("\n", history), left, right));
      }
    }
    return new Outcome(Kind.SAME, name);
  }

  /**
   * Where the last manager of all fields that a version shows of {@code spec} gives them up, the
   * server leaves null behind and refuses it; or it sends {@code metadata: null} to the webhook.
   */
  private static boolean isServersOwn(String message) {
    return message.contains(EMPTIED) || message.contains("metadata of type <nil>");
  }

  private static String pick(Random random, String old) {
    return random.nextBoolean() ? old : "v1";
  }

  /** Defaults differ by version, and are not what is compared. */
  private static void plain(ObjectNode crd) {
    crd.findParents("default").forEach(schema -> schema.asObject().remove("default"));
  }

  private static void oneVersion(ObjectNode crd) {
    plain(crd);
    ArrayNode versions = crd.path("spec").path("versions").asArray();
    versions.removeIf(version -> !version.path("name").stringValue().equals("v1"));
    crd.path("spec").asObject().remove("conversion");
  }
}
