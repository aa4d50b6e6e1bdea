package io.github.crd4j.conversion.server;

import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;

/**
 * How a conversion server listens.
 *
 * @param address port 0 takes a free one
 * @param path of the webhook; its query is ignored
 * @param certificate PEM file of the certificate and its chain, such as {@code tls.crt}
 * @param privateKey PEM file of its key, such as {@code tls.key}: PKCS#8, PKCS#1 or SEC 1
 * @param reloadInterval how often the two files are looked at
 * @param maxBodyBytes of a request; larger ones are answered with 413
 * @param maxConcurrent conversions at a time; more are answered with 503 and tried again
 * @param drainTimeout how long {@link ConversionServer#close} waits for conversions to end
 */
public record ServerOptions(
    InetSocketAddress address,
    String path,
    Path certificate,
    Path privateKey,
    Duration reloadInterval,
    int maxBodyBytes,
    int maxConcurrent,
    Duration drainTimeout) {
  /** The API server sends single objects, which it stores up to 1.5 MB of; SSA sends no more. */
  private static final int MAX_BODY = 16 << 20;

  /** The API server has 10 calls under way per version, and those of its clients. */
  private static final int MAX_CONCURRENT = 256;

  /** Checks that the path is absolute and that the limits are positive. */
  public ServerOptions {
    if (!path.startsWith("/") || path.indexOf('?') >= 0) {
      throw new IllegalArgumentException("not an absolute path without query: '" + path + "'");
    }
    if (maxBodyBytes <= 0 || maxConcurrent <= 0 || reloadInterval.toMillis() <= 0) {
      throw new IllegalArgumentException("limits and intervals are positive");
    }
  }

  /** Port 8443, path {@code /convert}, files looked at every 10 seconds. */
  public static ServerOptions of(Path certificate, Path privateKey) {
    return new ServerOptions(
        new InetSocketAddress(8443),
        "/convert",
        certificate,
        privateKey,
        Duration.ofSeconds(10),
        MAX_BODY,
        MAX_CONCURRENT,
        Duration.ofSeconds(20));
  }

  /** The same on another address. */
  public ServerOptions withAddress(InetSocketAddress other) {
    return new ServerOptions(
        other,
        path,
        certificate,
        privateKey,
        reloadInterval,
        maxBodyBytes,
        maxConcurrent,
        drainTimeout);
  }

  /** The same with another path. */
  public ServerOptions withPath(String other) {
    return new ServerOptions(
        address,
        other,
        certificate,
        privateKey,
        reloadInterval,
        maxBodyBytes,
        maxConcurrent,
        drainTimeout);
  }

  /** The same with files that are looked at more or less often. */
  public ServerOptions withReloadInterval(Duration other) {
    return new ServerOptions(
        address, path, certificate, privateKey, other, maxBodyBytes, maxConcurrent, drainTimeout);
  }

  /** The same with other limits. */
  public ServerOptions withLimits(int bodyBytes, int concurrent) {
    return new ServerOptions(
        address,
        path,
        certificate,
        privateKey,
        reloadInterval,
        bodyBytes,
        concurrent,
        drainTimeout);
  }

  /** The same with more or less time to end. */
  public ServerOptions withDrainTimeout(Duration other) {
    return new ServerOptions(
        address, path, certificate, privateKey, reloadInterval, maxBodyBytes, maxConcurrent, other);
  }
}
