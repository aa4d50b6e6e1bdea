package io.github.crd4j.integration.database;

import static io.github.crd4j.integration.database.Refusal.assertRefused;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TransitionsIT {
  private final Databases databases;

  TransitionsIT(ApiClient client) {
    this.databases = Databases.in("transitions", client);
  }

  @Test
  void theEngineCannotChange() {
    databases.create("engine", "{engine: postgres}");

    assertRefused(
        databases.patch("engine", "{\"engine\": \"mysql\"}"), "spec.engine", "engine is immutable");
  }

  @Test
  void theStorageClassCannotChange() {
    databases.create("changed", "{engine: postgres, storageClass: fast}");

    assertRefused(
        databases.patch("changed", "{\"storageClass\": \"slow\"}"),
        "spec.storageClass",
        "storageClass is immutable");
  }

  @Test
  void theStorageClassCannotBeRemoved() {
    databases.create("removed", "{engine: postgres, storageClass: fast}");

    assertRefused(
        databases.patch("removed", "{\"storageClass\": null}"),
        "spec.storageClass",
        "storageClass is immutable and cannot be removed");
  }

  @Test
  void theStorageClassCanBeChosenLater() {
    databases.create("later", "{engine: postgres}");

    assertThat(databases.patch("later", "{\"storageClass\": \"fast\"}").isSuccess()).isTrue();
  }

  @Test
  void aPortCannotShrink() {
    databases.create("shrunk", "{engine: postgres, ports: [{name: sql, port: 5432}]}");

    assertRefused(
        databases.patch("shrunk", "{\"ports\": [{\"name\": \"sql\", \"port\": 5431}]}"),
        "spec.ports[0].port",
        "a port number must not shrink");
  }

  @Test
  void aPortIsFollowedByItsNameWhereverItStands() {
    databases.create(
        "moved", "{engine: postgres, ports: [{name: a, port: 5000}, {name: b, port: 80}]}");

    assertThat(
            databases
                .patch(
                    "moved",
                    """
                    {"ports": [{"name": "b", "port": 81}, {"name": "a", "port": 5000}]}
                    """)
                .isSuccess())
        .isTrue();
  }

  @Test
  void aPortCanGoAndComeBackSmaller() {
    databases.create("gone", "{engine: postgres, ports: [{name: sql, port: 5432}]}");
    databases.patch("gone", "{\"ports\": []}").orThrow();

    assertThat(
            databases.patch("gone", "{\"ports\": [{\"name\": \"sql\", \"port\": 1}]}").isSuccess())
        .isTrue();
  }

  @Test
  void whatIsNotImmutableCanChange() {
    databases.create("resized", "{engine: postgres, size: 3}");

    assertThat(databases.patch("resized", "{\"size\": 1}").isSuccess()).isTrue();
  }
}
