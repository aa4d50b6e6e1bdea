package io.github.crd4j.integration.kubectl;

import io.github.crd4j.testing.apiserver.ApiServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** The command {@code kubectl} of this machine, connected to a test server. */
final class Kubectl {
  private final Path executable;
  private final Path home;

  /**
   * @param home an empty directory, for its configuration and caches
   */
  Kubectl(Path executable, ApiServer server, Path home) throws IOException {
    this.executable = executable;
    this.home = home;
    Files.writeString(home.resolve("kubeconfig"), server.kubeconfig());
  }

  /** Where {@code kubectl} is on the {@code PATH}. */
  static Optional<Path> find() {
    return Stream.of(System.getenv().getOrDefault("PATH", "").split(":"))
        .map(directory -> Path.of(directory, "kubectl"))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /**
   * What it prints, on both streams.
   *
   * @throws AssertionError if it fails
   */
  String run(String... arguments) {
    Ended ended = end(arguments);
    if (!ended.well()) {
      throw new AssertionError(List.of(arguments) + " failed: " + ended.output());
    }
    return ended.output();
  }

  /** Whether it ends well. */
  boolean succeeds(String... arguments) {
    return end(arguments).well();
  }

  private record Ended(boolean well, String output) {}

  private Ended end(String... arguments) {
    List<String> command = new ArrayList<>(List.of(executable.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().put("KUBECONFIG", home.resolve("kubeconfig").toString());
    builder.environment().put("HOME", home.toString());
    try {
      Process process = builder.start();
      process.getOutputStream().close();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return new Ended(process.waitFor(60, TimeUnit.SECONDS) && process.exitValue() == 0, output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
