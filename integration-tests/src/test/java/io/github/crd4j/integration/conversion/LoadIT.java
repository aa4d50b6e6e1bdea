package io.github.crd4j.integration.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.Eventually;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Many clients in both versions while the webhook is killed, started again and given certificates:
 * what was acknowledged is what is there.
 *
 * <p>{@code -Dcrd4j.load.objects=10000} makes it a real load; the default suits every build.
 */
@WithApiServer
class LoadIT {
  private static final int OBJECTS = Integer.getInteger("crd4j.load.objects", 400);
  private static final int CLIENTS = 32;
  private static final int UPDATES = 2;

  private final ApiClient client;
  private final Map<String, JsonNode> acknowledged = new ConcurrentHashMap<>();
  private final AtomicInteger refusals = new AtomicInteger();

  LoadIT(ApiClient client) {
    this.client = client;
  }

  @Test
  void everyObjectIsWhatWasAcknowledged() throws Exception {
    ExecutorService clients = Executors.newFixedThreadPool(CLIENTS + 1);
    AtomicBoolean done = new AtomicBoolean();
    try (Resource databases = Resource.installed("load.conv.example.com", client)) {
      Future<Integer> trouble = clients.submit(() -> makeTrouble(databases.webhook(), done));
      List<Future<?>> running = new ArrayList<>();
      for (int i = 0; i < CLIENTS; i++) {
        int first = i;
        running.add(clients.submit(() -> write(databases, first)));
      }
      for (Future<?> writer : running) {
        writer.get();
      }
      done.set(true);
      assertThat(trouble.get()).as("times the webhook was killed").isPositive();

      assertThat(acknowledged).hasSize(OBJECTS);
      assertThat(refusals.get()).as("calls that the killed webhook failed").isPositive();
      Eventually.holds(() -> client.get(databases.all("v1alpha1")).isSuccess());
      checkAll(databases);
    } finally {
      clients.shutdownNow();
    }
  }

  private int makeTrouble(Webhook webhook, AtomicBoolean done) {
    int kills = 0;
    while (!done.get()) {
      Eventually.pause(700);
      webhook.rotate();
      Eventually.pause(700);
      webhook.kill();
      kills++;
      Eventually.pause(300);
      webhook.start();
    }
    return kills;
  }

  private void write(Resource databases, int first) {
    Random random = new Random(first);
    for (int i = first; i < OBJECTS; i += CLIENTS) {
      String name = "object-" + i;
      // In turn, so that each has kept values of both versions.
      String version = i % 2 == 0 ? "v1" : "v1alpha1";
      JsonNode stored = create(databases, version, name, spec(version, random));
      for (int update = 0; update < UPDATES; update++) {
        version = version.equals("v1") ? "v1alpha1" : "v1";
        stored = update(databases, version, name, random.nextInt(99));
        if (i % 10 == 0) {
          client.get(databases.all(version).query("limit", "50"));
        }
      }
      acknowledged.put(version + "/" + name, stored);
    }
  }

  private static String spec(String version, Random random) {
    return version.equals("v1")
        ? "{'engine':'MySQL','size':%d,'backup':{'schedule':'%d'},'data':{'k':'%d'},"
                .formatted(random.nextInt(99), random.nextInt(), random.nextInt())
            + "'ports':[{'name':'sql','protocol':'UDP'}]}"
        : "{'engine':'mysql','replicas':%d,'legacy':'%d','mode':'manual','ports':[{'name':'sql'}]}"
            .formatted(random.nextInt(99), random.nextInt());
  }

  private JsonNode create(Resource databases, String version, String name, String spec) {
    while (true) {
      ApiResponse answer =
          client.create(databases.all(version), databases.body(version, name, spec));
      if (answer.isSuccess()) {
        return answer.body();
      }
      if (answer.reason().equals("AlreadyExists")) {
        // Stored, though the answer could not be converted.
        return read(databases, version, name);
      }
      again(answer);
    }
  }

  private JsonNode update(Resource databases, String version, String name, int size) {
    String field = version.equals("v1") ? "size" : "replicas";
    while (true) {
      ObjectNode object = read(databases, version, name).deepCopy().asObject();
      object.path("spec").asObject().put(field, size);
      ApiResponse answer = databases.replace(version, object);
      if (answer.isSuccess()) {
        return answer.body();
      }
      again(answer);
    }
  }

  private JsonNode read(Resource databases, String version, String name) {
    while (true) {
      ApiResponse answer = client.get(databases.one(version, name));
      if (answer.isSuccess()) {
        return answer.body();
      }
      again(answer);
    }
  }

  private void again(ApiResponse answer) {
    assertThat(answer.statusCode()).as(answer.message()).isIn(409, 429, 500);
    refusals.incrementAndGet();
    Eventually.pause(20);
  }

  private void checkAll(Resource databases) {
    for (String version : List.of("v1", "v1alpha1")) {
      Map<String, JsonNode> listed = new ConcurrentHashMap<>();
      client.list(databases.all(version)).forEach(o -> listed.put(name(o), o));
      Map<String, JsonNode> watched = new ConcurrentHashMap<>();
      client
          .watch(databases.all(version), 2)
          .forEach(event -> watched.put(name(event.path("object")), event.path("object")));
      assertThat(listed).hasSize(OBJECTS);
      assertThat(watched).isEqualTo(listed);
      acknowledged.forEach(
          (key, object) -> {
            if (key.startsWith(version + "/")) {
              assertThat(listed.get(name(object))).isEqualTo(object);
            }
          });
    }
  }

  private static String name(JsonNode object) {
    return object.path("metadata").path("name").stringValue();
  }
}
