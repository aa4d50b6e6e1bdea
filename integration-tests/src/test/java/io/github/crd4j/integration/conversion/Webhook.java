package io.github.crd4j.integration.conversion;

import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.conversion.server.ConversionServer;
import io.github.crd4j.conversion.server.ServerOptions;
import io.github.crd4j.testing.tls.TestAuthority;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Our webhook on a port of its own, which can be killed, started again, and given certificates. */
final class Webhook implements AutoCloseable {
  private final Conversions conversions;
  private final TestAuthority authority = TestAuthority.create();
  private final Path directory;
  private final InetSocketAddress address;
  private volatile @Nullable ConversionServer server;

  private Webhook(Conversions conversions, Path directory, InetSocketAddress address) {
    this.conversions = conversions;
    this.directory = directory;
    this.address = address;
  }

  static Webhook serving(Conversions conversions) {
    try {
      Webhook webhook =
          new Webhook(conversions, Files.createTempDirectory("crd4j-webhook-"), freeAddress());
      webhook.rotate();
      webhook.start();
      return webhook;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static InetSocketAddress freeAddress() throws IOException {
    InetAddress loopback = InetAddress.getLoopbackAddress();
    try (ServerSocket free = new ServerSocket(0, 1, loopback)) {
      return new InetSocketAddress(loopback, free.getLocalPort());
    }
  }

  /** What goes into a CRD's {@code spec.conversion}. */
  ObjectNode configuration() {
    ObjectNode conversion = JsonNodeFactory.instance.objectNode().put("strategy", "Webhook");
    ObjectNode webhook = conversion.putObject("webhook");
    webhook.putArray("conversionReviewVersions").add("v1");
    webhook.set("clientConfig", authority.clientConfig(url()));
    return conversion;
  }

  private URI url() {
    return URI.create("https://127.0.0.1:" + address.getPort() + "/convert");
  }

  void start() {
    start(() -> conversions);
  }

  /**
   * Starts the server, which is not ready before the conversions are there.
   *
   * @param loading called when it listens
   */
  void start(Supplier<Conversions> loading) {
    ServerOptions options =
        ServerOptions.of(directory.resolve("tls.crt"), directory.resolve("tls.key"))
            .withAddress(address)
            .withReloadInterval(Duration.ofMillis(50));
    try {
      server = ConversionServer.start(options, loading);
    } catch (IOException | GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The conversions that it serves. */
  Conversions conversions() {
    return conversions;
  }

  /** Ends the server; calls are refused from then on. */
  void kill() {
    ConversionServer running = server;
    if (running != null) {
      running.close();
      server = null;
    }
  }

  /** A new certificate of the same authority; the server sees it soon. */
  void rotate() {
    authority.issue(directory.resolve("tls.crt"), directory.resolve("tls.key"));
  }

  @Override
  public void close() {
    kill();
    try {
      Files.deleteIfExists(directory.resolve("tls.crt"));
      Files.deleteIfExists(directory.resolve("tls.key"));
      Files.deleteIfExists(directory);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
