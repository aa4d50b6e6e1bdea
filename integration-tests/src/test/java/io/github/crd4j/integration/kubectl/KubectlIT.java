package io.github.crd4j.integration.kubectl;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.Eventually;
import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.integration.OpenApi;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiServer;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@WithApiServer
class KubectlIT {
  private static final String CRD = "databases.databases.example.com";
  private static final System.Logger LOG = System.getLogger(KubectlIT.class.getName());

  private final ApiServer server;
  private final CrdClient crds;

  KubectlIT(ApiServer server, CrdClient crds) {
    this.server = server;
    this.crds = crds;
  }

  /** Other tests have the CRD without its webhook, and objects of it. */
  @BeforeEach
  @AfterEach
  void withoutTheCrd() {
    if (crds.get(CRD).isSuccess()) {
      crds.delete(CRD);
    }
    // Its OpenAPI goes later, and may go after that of the next has come.
    Eventually.holds(
        () ->
            !server
                .client()
                .get(ApiPath.of("/openapi/v3/apis/databases.example.com/v1"))
                .isSuccess());
  }

  @Test
  void aNewcomerAppliesExplainsGetsAndScales(@TempDir Path home) throws Exception {
    Kubectl kubectl = new Kubectl(kubectl(), server, home);
    Path crd = Files.writeString(home.resolve("crd.yaml"), crdYaml());
    Path database =
        Files.writeString(
            home.resolve("orders.yaml"),
            """
            apiVersion: databases.example.com/v1
            kind: Database
            metadata:
              name: orders
            spec:
              engine: postgres
            """);

    // Client-side apply: it keeps the whole file in an annotation of limited size.
    assertThat(kubectl.run("apply", "-f", crd.toString())).contains(CRD);
    crds.awaitServed(CRD);
    assertThat(kubectl.run("apply", "-f", crd.toString())).contains(CRD + " unchanged");
    OpenApi.published(server.client(), "databases.example.com", "v1", "Database");

    // The documents of one server come to kubectl in the server's own time.
    Eventually.holds(
        () -> kubectl.succeeds("explain", "databases", "--api-version=databases.example.com/v1"));
    assertThat(
            kubectl.run("explain", "database.spec.size", "--api-version=databases.example.com/v1"))
        .contains("size <integer>")
        .contains("Number of instances.");
    assertThat(kubectl.run("explain", "db.spec.engine"))
        .containsPattern("ENUM:\\s+postgres\\s+mysql\\s+mariadb");

    assertThat(kubectl.run("apply", "-f", database.toString())).contains("orders created");
    assertThat(kubectl.run("apply", "-f", database.toString())).contains("orders unchanged");
    assertThat(kubectl.run("get", "db").lines().findFirst().orElseThrow().split(" +"))
        .containsExactly("NAME", "READY", "SIZE", "AGE");
    kubectl.run("scale", "db", "orders", "--replicas=3");
    assertThat(kubectl.run("get", "all"))
        .containsPattern("database\\.databases\\.example\\.com/orders +3 ");
  }

  private static String crdYaml() {
    return GeneratedCrds.one(GeneratedCrds.EXAMPLE);
  }

  private static Path kubectl() {
    Optional<Path> found = Kubectl.find();
    if (found.isEmpty()) {
      LOG.log(System.Logger.Level.WARNING, "skipping KubectlIT: there is no kubectl on the PATH");
    }
    Assumptions.assumeTrue(found.isPresent(), "there is no kubectl on the PATH");
    return found.orElseThrow();
  }
}
