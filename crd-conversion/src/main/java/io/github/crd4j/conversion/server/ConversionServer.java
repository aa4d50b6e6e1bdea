package io.github.crd4j.conversion.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.conversion.ReviewHandler;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.security.GeneralSecurityException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import org.jspecify.annotations.Nullable;

/**
 * A conversion webhook: HTTPS, with {@code /healthz} for probes and {@code /metrics} for
 * Prometheus.
 *
 * <p>It answers 503, which the API server retries, until its conversions are loaded, while it is
 * full, and while it ends. New certificates are taken over without a restart.
 */
public final class ConversionServer implements AutoCloseable {
  static {
    // Read once by the JDK's server, which has no other switch for them. Small answers must not
    // wait for the client's acknowledgement, and a client that sends nothing must not stay.
    setDefault("sun.net.httpserver.nodelay", "true");
    setDefault("sun.net.httpserver.maxReqTime", "30");
    setDefault("sun.net.httpserver.maxRspTime", "60");
  }

  private final ServerOptions options;
  private final HttpsServer server;
  private final ReloadingKeyManager keys;
  private final Metrics metrics = new Metrics();
  private final ExecutorService threads = Threads.perCall();
  private final ScheduledExecutorService timer =
      Executors.newSingleThreadScheduledExecutor(Threads.daemon("conversion-certificate"));
  private final AtomicBoolean closed = new AtomicBoolean();
  private volatile @Nullable ReviewHandler handler;

  private ConversionServer(ServerOptions options) throws IOException, GeneralSecurityException {
    this.options = options;
    this.keys = new ReloadingKeyManager(options.certificate(), options.privateKey());
    this.server = HttpsServer.create(options.address(), 0);
  }

  /**
   * Listens, then loads the conversions, then serves.
   *
   * @param conversions such as {@code Conversions::load}
   * @throws IOException if the address is taken, or a file cannot be read
   * @throws GeneralSecurityException if the files are no certificate and its key
   */
  public static ConversionServer start(ServerOptions options, Supplier<Conversions> conversions)
      throws IOException, GeneralSecurityException {
    ConversionServer started = new ConversionServer(options);
    try {
      started.listen();
      started.handler = new ReviewHandler(conversions.get());
      return started;
    } catch (Throwable e) {
      started.close();
      throw e;
    }
  }

  private void listen() throws GeneralSecurityException {
    SSLContext tls = SSLContext.getInstance("TLS");
    tls.init(new KeyManager[] {keys}, null, null);
    server.setHttpsConfigurator(new HttpsConfigurator(tls));
    server.setExecutor(threads);
    server.createContext("/", closing(new WebhookEndpoint(options, metrics, () -> handler)));
    server.createContext("/healthz", closing(this::health));
    server.createContext("/metrics", closing(this::metrics));
    server.start();
    long interval = options.reloadInterval().toMillis();
    Future<?> unused =
        timer.scheduleWithFixedDelay(this::reload, interval, interval, TimeUnit.MILLISECONDS);
  }

  /** Whatever happens, the connection is given back or closed. */
  private static HttpHandler closing(HttpHandler handler) {
    return exchange -> {
      try (HttpExchange open = exchange) {
        handler.handle(open);
      }
    };
  }

  private void reload() {
    if (keys.reload()) {
      metrics.certificateReloaded();
    }
  }

  private void health(HttpExchange exchange) throws IOException {
    if (handler == null) {
      Answers.later(exchange, closed.get() ? "ending" : "starting", metrics);
    } else {
      Answers.text(exchange, 200, "ok", metrics);
    }
  }

  private void metrics(HttpExchange exchange) throws IOException {
    Answers.text(exchange, 200, metrics.text(keys.leaf().getNotAfter().toInstant()), metrics);
  }

  /** Where it listens. */
  public InetSocketAddress address() {
    return server.getAddress();
  }

  /**
   * Ends: answers 503 from now on, waits for the conversions under way as long as the options say,
   * then closes all connections. Further calls do nothing.
   */
  @Override
  public void close() {
    if (!closed.compareAndSet(false, true)) {
      return;
    }
    handler = null;
    long end = System.nanoTime() + options.drainTimeout().toNanos();
    boolean interrupted = false;
    while (metrics.running().get() > 0 && System.nanoTime() < end && !interrupted) {
      try {
        Thread.sleep(10);
      } catch (InterruptedException e) {
        interrupted = true;
      }
    }
    server.stop(0);
    timer.shutdownNow();
    threads.shutdownNow();
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void setDefault(String property, String value) {
    if (System.getProperty(property) == null) {
      System.setProperty(property, value);
    }
  }
}
