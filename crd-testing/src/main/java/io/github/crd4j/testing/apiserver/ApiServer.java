package io.github.crd4j.testing.apiserver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;

/**
 * A running kube-apiserver with its own etcd, on loopback ports of this machine.
 *
 * <p>It knows the built-in kinds and CRDs but runs no controllers of a cluster: no pods start, no
 * owner references are followed. Both processes end with {@link #close}, else when the JVM ends,
 * even if that is killed; it needs {@code /bin/sh}. Safe for use by several threads.
 */
public final class ApiServer implements AutoCloseable {
  private static final int ATTEMPTS = 5;
  private static final Duration READY_WITHIN = Duration.ofSeconds(90);
  private static final ApiPath DEFAULT_NAMESPACE = ApiPath.of("/api/v1/namespaces/default");

  private final ServerDirectory directory;
  private final URI url;
  private final List<LeashedProcess> processes = new ArrayList<>();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final Thread shutdownHook = new Thread(this::stop, "crd4j-apiserver-shutdown");
  private Optional<ApiClient> client = Optional.empty();

  private ApiServer(ServerDirectory directory, ServerPorts ports) {
    this.directory = directory;
    this.url = URI.create("https://127.0.0.1:" + ports.apiServer());
  }

  /**
   * Starts a server and returns when it is ready and its namespace {@code default} exists.
   *
   * @param extraFlags of kube-apiserver, such as {@code --runtime-config=api/all=true}
   * @throws ApiServerStartException if a process ends early or nothing is ready within 90 seconds;
   *     the directory with the logs is kept then
   */
  public static ApiServer start(ApiServerAssets assets, String... extraFlags) {
    return start(assets, List.of(extraFlags), ServerPorts::free);
  }

  static ApiServer start(
      ApiServerAssets assets, List<String> extraFlags, Supplier<ServerPorts> ports) {
    for (int attempt = 1; ; attempt++) {
      try {
        return startOnce(assets, extraFlags, ports.get());
      } catch (PortTakenException e) {
        if (attempt == ATTEMPTS) {
          throw new ApiServerStartException(
              "in each of " + ATTEMPTS + " attempts " + e.getMessage(), e);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  private static ApiServer startOnce(
      ApiServerAssets assets, List<String> extraFlags, ServerPorts ports)
      throws IOException, PortTakenException {
    ServerDirectory directory = ServerDirectory.create();
    ApiServer server = new ApiServer(directory, ports);
    Runtime.getRuntime().addShutdownHook(server.shutdownHook);
    boolean ready = false;
    try {
      // Both at once: kube-apiserver keeps trying until etcd answers.
      server.launch(ServerCommands.etcd(assets, directory, ports), directory.etcdLog());
      server.launch(
          ServerCommands.kubeApiServer(assets, directory, ports, extraFlags),
          directory.apiServerLog());
      server.awaitReady();
      ready = true;
      return server;
    } catch (PortTakenException e) {
      server.close();
      throw e;
    } finally {
      if (!ready) {
        server.stopProcesses();
        server.removeShutdownHook();
      }
    }
  }

  private void launch(List<String> command, Path log) throws IOException {
    processes.add(LeashedProcess.start(command, log, directory.path()));
  }

  private void awaitReady() throws IOException, PortTakenException {
    long deadline = System.nanoTime() + READY_WITHIN.toNanos();
    while (System.nanoTime() < deadline) {
      if (!processes.stream().allMatch(LeashedProcess::isAlive)) {
        if (directory.logs().contains("address already in use")) {
          throw new PortTakenException();
        }
        throw failure("ended before it was ready");
      }
      if (ready()) {
        return;
      }
      Pause.between();
    }
    throw failure("was not ready within " + READY_WITHIN.toSeconds() + " seconds");
  }

  private boolean ready() throws IOException {
    if (client.isEmpty()) {
      if (!Files.exists(directory.certificateKey())) {
        return false;
      }
      client =
          Optional.of(
              new ApiClient(url, directory.token(), Files.readAllBytes(directory.certificate())));
    }
    try {
      return client().get(ApiPath.of("/readyz")).isSuccess()
          && client().get(DEFAULT_NAMESPACE).isSuccess();
    } catch (UncheckedIOException e) {
      return false;
    }
  }

  private ApiServerStartException failure(String what) {
    return new ApiServerStartException(
        "kube-apiserver or its etcd " + what + "\n" + directory.logTails(), null);
  }

  /** Where it listens: {@code https://127.0.0.1:<port>}. */
  public URI url() {
    return url;
  }

  /** A client of it as {@code system:masters}, whom every authorization lets pass. */
  public ApiClient client() {
    return client.orElseThrow();
  }

  /** A kubeconfig file's text for other clients, with the same rights as {@link #client}. */
  public String kubeconfig() {
    return """
        apiVersion: v1
        kind: Config
        clusters:
        - name: crd4j
          cluster:
            server: %s
            certificate-authority-data: %s
        users:
        - name: admin
          user:
            token: %s
        contexts:
        - name: crd4j
          context:
            cluster: crd4j
            user: admin
        current-context: crd4j
        """
        .formatted(
            url, Base64.getEncoder().encodeToString(client().certificate()), directory.token());
  }

  /** The processes that it consists of. */
  List<ProcessHandle> processes() {
    return processes.stream().flatMap(process -> process.handles().stream()).toList();
  }

  /** Where its files are. */
  Path directory() {
    return directory.path();
  }

  /** Ends both processes and deletes their files; further calls do nothing. */
  @Override
  public void close() {
    stop();
    removeShutdownHook();
  }

  private void stop() {
    if (closed.compareAndSet(false, true)) {
      stopProcesses();
      directory.delete();
    }
  }

  private void stopProcesses() {
    // The API server first: it has no use for a dead etcd but to complain.
    for (int i = processes.size() - 1; i >= 0; i--) {
      processes.get(i).stop();
    }
  }

  private void removeShutdownHook() {
    try {
      Runtime.getRuntime().removeShutdownHook(shutdownHook);
    } catch (IllegalStateException e) {
      // The JVM is ending: the hook runs, or has run.
    }
  }

  private static final class PortTakenException extends Exception {
    private static final long serialVersionUID = 1L;

    PortTakenException() {
      super("another process took a free port before the server had it");
    }
  }
}
