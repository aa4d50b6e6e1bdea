package io.github.crd4j.conversion.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.conversion.Reviews;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import javax.net.ssl.SSLSession;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ConversionServerTest {
  private static final byte[] REVIEW = Reviews.read("read-v1-as-v1alpha1");

  @TempDir Path directory;

  static List<String> keys() {
    return Tls.NAMES;
  }

  @ParameterizedTest
  @MethodSource("keys")
  void convertsWithEveryKindOfKey(String name) throws Exception {
    Tls.copy(name, directory);
    try (ConversionServer server = start(options())) {
      HttpResponse<byte[]> answer = post(server, "/convert?timeout=30s", REVIEW);

      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("Content-Type")).contains("application/json");
      assertThat(answer.body()).isEqualTo(Reviews.handler().handle(REVIEW));
      assertThat(leaf(answer)).isEqualTo(Tls.leaf(name));
    }
  }

  @Test
  void whatIsNoReviewIsNoServerError() throws Exception {
    Tls.copy("ec-sec1", directory);
    try (ConversionServer server = start(options().withLimits(10_000, 8))) {
      assertThat(post(server, "/convert", new byte[0]).statusCode()).isEqualTo(400);
      assertThat(post(server, "/convert", new byte[10_001]).statusCode()).isEqualTo(413);
      assertThat(post(server, "/other", REVIEW).statusCode()).isEqualTo(404);
      HttpResponse<byte[]> get = get(server, "/convert");
      assertThat(get.statusCode()).isEqualTo(405);
      assertThat(get.headers().firstValue("Allow")).contains("POST");
      assertThat(post(server, "/convert", REVIEW).statusCode()).isEqualTo(200);
    }
  }

  @Test
  void newCertificatesAreTakenOverAndBadOnesAreNot() throws Exception {
    Tls.copy("ec-sec1", directory);
    try (ConversionServer server = start(options())) {
      assertThat(served(server)).isEqualTo(Tls.leaf("ec-sec1"));

      // The certificate is there, its key is not yet.
      Files.write(directory.resolve("tls.crt"), Files.readAllBytes(Tls.certificate("rsa-pkcs1")));
      Thread.sleep(100);
      assertThat(served(server)).isEqualTo(Tls.leaf("ec-sec1"));

      Tls.copy("rsa-pkcs1", directory);
      await(() -> served(server).equals(Tls.leaf("rsa-pkcs1")));
      assertThat(metrics(server)).contains("crd4j_conversion_certificate_reloads_total 1\n");
    }
  }

  @Test
  void whileItStartsCallsAreToBeTriedAgain() throws Exception {
    Tls.copy("ec-sec1", directory);
    CountDownLatch loaded = new CountDownLatch(1);
    CompletableFuture<InetSocketAddress> listening = new CompletableFuture<>();
    int port = freePort();
    ServerOptions options = options().withAddress(loopback(port));
    CompletableFuture<ConversionServer> starting =
        CompletableFuture.supplyAsync(
            () -> {
              try {
                return ConversionServer.start(
                    options,
                    () -> {
                      listening.complete(loopback(port));
                      awaitQuietly(loaded);
                      return Reviews.conversions();
                    });
              } catch (IOException | GeneralSecurityException e) {
                listening.completeExceptionally(e);
                throw new IllegalStateException(e);
              }
            });
    InetSocketAddress address = listening.get(20, TimeUnit.SECONDS);

    HttpResponse<byte[]> early =
        send(request(address, "/convert").POST(BodyPublishers.ofByteArray(REVIEW)));
    assertThat(early.statusCode()).isEqualTo(503);
    assertThat(early.headers().firstValue("Retry-After")).contains("1");
    assertThat(send(request(address, "/healthz")).statusCode()).isEqualTo(503);

    loaded.countDown();
    try (ConversionServer server = starting.get(20, TimeUnit.SECONDS)) {
      assertThat(post(server, "/convert", REVIEW).statusCode()).isEqualTo(200);
      assertThat(get(server, "/healthz").statusCode()).isEqualTo(200);
    }
  }

  @Test
  void whenItIsFullOrEndsOthersAreToTryAgainAndCallsUnderWayAreAnswered() throws Exception {
    Tls.copy("ec-sec1", directory);
    SlowConversion slow = new SlowConversion();
    ConversionServer server = start(options().withLimits(10_000, 1), () -> Conversions.of(slow));
    CompletableFuture<HttpResponse<byte[]>> underWay =
        CompletableFuture.supplyAsync(() -> call(server));
    assertThat(slow.awaitStarted()).isTrue();

    assertThat(call(server).statusCode()).as("full").isEqualTo(503);
    CompletableFuture<Void> closed = CompletableFuture.runAsync(server::close);
    await(() -> get(server, "/healthz").statusCode() == 503);
    assertThat(closed).isNotDone();

    slow.end();
    assertThat(underWay.get(20, TimeUnit.SECONDS).statusCode()).isEqualTo(200);
    closed.get(20, TimeUnit.SECONDS);
    assertThatThrownBy(() -> get(server, "/healthz")).isInstanceOf(IOException.class);
  }

  private static HttpResponse<byte[]> call(ConversionServer server) {
    try {
      return post(server, "/convert", SlowConversion.REVIEW);
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void countsWhatItDoes() throws Exception {
    Tls.copy("ec-sec1", directory);
    try (ConversionServer server = start(options())) {
      post(server, "/convert", REVIEW);
      post(server, "/convert", new byte[0]);

      assertThat(metrics(server))
          .contains(
              "crd4j_conversion_requests_total{code=\"200\"} 1\n",
              "crd4j_conversion_requests_total{code=\"400\"} 1\n",
              "crd4j_conversion_reviews_total{result=\"success\"} 1\n",
              "crd4j_conversion_reviews_total{result=\"failure\"} 0\n",
              "crd4j_conversion_objects_total 1\n",
              "crd4j_conversion_review_duration_seconds_count 1\n",
              "crd4j_conversion_reviews_running 0\n");
    }
  }

  @Test
  void conversionsThatCannotBeLoadedEndTheServer() {
    Tls.copy("ec-sec1", directory);
    assertThatThrownBy(
            () ->
                start(
                    options(),
                    () -> {
                      throw new IllegalArgumentException("two hubs");
                    }))
        .hasMessage("two hubs");
  }

  private ServerOptions options() {
    return ServerOptions.of(directory.resolve("tls.crt"), directory.resolve("tls.key"))
        .withAddress(loopback(0))
        .withReloadInterval(Duration.ofMillis(20));
  }

  private static ConversionServer start(ServerOptions options)
      throws IOException, GeneralSecurityException {
    return start(options, Reviews::conversions);
  }

  private static ConversionServer start(ServerOptions options, Supplier<Conversions> conversions)
      throws IOException, GeneralSecurityException {
    return ConversionServer.start(options, conversions);
  }

  private static InetSocketAddress loopback(int port) {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port);
  }

  private static int freePort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static X509Certificate served(ConversionServer server) throws Exception {
    return leaf(get(server, "/healthz"));
  }

  private static X509Certificate leaf(HttpResponse<byte[]> answer) throws Exception {
    SSLSession session = answer.sslSession().orElseThrow();
    return (X509Certificate) session.getPeerCertificates()[0];
  }

  private static String metrics(ConversionServer server) throws Exception {
    return new String(get(server, "/metrics").body(), StandardCharsets.UTF_8);
  }

  private static HttpResponse<byte[]> post(ConversionServer server, String path, byte[] body)
      throws Exception {
    return send(request(server.address(), path).POST(BodyPublishers.ofByteArray(body)));
  }

  private static HttpResponse<byte[]> get(ConversionServer server, String path) throws Exception {
    return send(request(server.address(), path));
  }

  private static HttpRequest.Builder request(InetSocketAddress address, String path) {
    return HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + address.getPort() + path))
        .timeout(Duration.ofSeconds(10));
  }

  /** A client of its own, so that each call shakes hands anew. */
  private static HttpResponse<byte[]> send(HttpRequest.Builder request) throws Exception {
    return HttpClient.newBuilder()
        .sslContext(Tls.trustingAll())
        .build()
        .send(request.build(), BodyHandlers.ofByteArray());
  }

  private static void await(Callable<Boolean> condition) throws Exception {
    long deadline = System.nanoTime() + Duration.ofSeconds(10).toNanos();
    while (!condition.call()) {
      assertThat(System.nanoTime()).isLessThan(deadline);
      Thread.sleep(20);
    }
  }
}
