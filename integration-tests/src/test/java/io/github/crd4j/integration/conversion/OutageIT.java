package io.github.crd4j.integration.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.Eventually;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** The webhook is not there, not ready, or has a new certificate. */
@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OutageIT {
  private final ApiClient client;
  private final Resource databases;

  OutageIT(ApiClient client) {
    this.client = client;
    this.databases = Resource.installed("outage.conv.example.com", client);
    databases.create("v1", "one", "{'size':1,'backup':{'schedule':'@daily'}}");
  }

  @AfterAll
  void delete() {
    databases.close();
  }

  @BeforeEach
  void isHealthy() {
    Eventually.holds(() -> get("v1alpha1").isSuccess());
  }

  @Test
  void whileItIsDownTheStorageVersionWorks() {
    databases.webhook().kill();
    try {
      databases.patch("v1", "one", "{'size':2}").orThrow();
      assertThat(databases.spec("v1", "one").path("size").intValue()).isEqualTo(2);

      ApiResponse refused = get("v1alpha1");
      assertThat(refused.statusCode()).isEqualTo(500);
      assertThat(refused.message()).contains("connection refused");
    } finally {
      databases.webhook().start();
    }
    Eventually.holds(() -> get("v1alpha1").isSuccess());
    assertThat(databases.spec("v1alpha1", "one").path("replicas").intValue()).isEqualTo(2);
  }

  @Test
  void whileItStartsClientsWaitAndSeeNothingOfIt() throws Exception {
    Webhook webhook = databases.webhook();
    webhook.kill();
    CountDownLatch listens = new CountDownLatch(1);
    CountDownLatch ready = new CountDownLatch(1);
    CompletableFuture<Void> starting =
        CompletableFuture.runAsync(
            () ->
                webhook.start(
                    () -> {
                      listens.countDown();
                      await(ready);
                      return webhook.conversions();
                    }));
    await(listens);

    CompletableFuture<ApiResponse> early = CompletableFuture.supplyAsync(() -> get("v1alpha1"));
    Eventually.pause(500);
    assertThat(early).isNotDone();
    ready.countDown();

    assertThat(early.get(20, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
    starting.get(20, TimeUnit.SECONDS);
  }

  @Test
  void newCertificatesAreTakenOverWithoutAFailure() {
    for (int i = 0; i < 5; i++) {
      databases.webhook().rotate();
      for (int call = 0; call < 20; call++) {
        get("v1alpha1").orThrow();
        Eventually.pause(5);
      }
    }
  }

  private ApiResponse get(String version) {
    return client.get(databases.one(version, "one"));
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(20, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
