package io.github.crd4j.testing.apiserver;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * The files of one API server: its secrets, its data and its logs, in a temporary directory that
 * only this user can read.
 */
record ServerDirectory(Path path, String token) {
  private static final int TAIL_LINES = 40;

  static ServerDirectory create() throws IOException {
    byte[] random = new byte[16];
    new SecureRandom().nextBytes(random);
    ServerDirectory directory =
        new ServerDirectory(
            Files.createTempDirectory("crd4j-apiserver-"), HexFormat.of().formatHex(random));
    Files.writeString(
        directory.tokenFile(), directory.token() + ",admin,admin,\"system:masters\"\n");
    Files.writeString(directory.serviceAccountKey(), rsaKey());
    return directory;
  }

  Path etcdData() {
    return path.resolve("etcd");
  }

  Path certificates() {
    return path.resolve("certificates");
  }

  /** The certificate that kube-apiserver makes for itself, and its issuer's. */
  Path certificate() {
    return certificates().resolve("apiserver.crt");
  }

  /** Written after the certificate: once it is there, the certificate is whole. */
  Path certificateKey() {
    return certificates().resolve("apiserver.key");
  }

  Path tokenFile() {
    return path.resolve("tokens.csv");
  }

  Path serviceAccountKey() {
    return path.resolve("service-account.key");
  }

  Path etcdLog() {
    return path.resolve("etcd.log");
  }

  Path apiServerLog() {
    return path.resolve("kube-apiserver.log");
  }

  /** The whole text of both logs, as far as they exist. */
  String logs() {
    return read(etcdLog()) + read(apiServerLog());
  }

  /** The last lines of both logs under their names. */
  String logTails() {
    return tail(etcdLog()) + tail(apiServerLog());
  }

  void delete() {
    try (Stream<Path> files = Files.walk(path)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    } catch (NoSuchFileException e) {
      // Deleted already.
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String tail(Path log) {
    List<String> lines = read(log).lines().toList();
    return "--- "
        + log
        + "\n"
        + String.join("\n", lines.subList(Math.max(0, lines.size() - TAIL_LINES), lines.size()))
        + "\n";
  }

  private static String read(Path log) {
    try {
      return Files.exists(log) ? new String(Files.readAllBytes(log), StandardCharsets.UTF_8) : "";
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String rsaKey() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
      generator.initialize(2048);
      String key =
          Base64.getMimeEncoder(64, new byte[] {'\n'})
              .encodeToString(generator.generateKeyPair().getPrivate().getEncoded());
      return "-----BEGIN PRIVATE KEY-----\n" + key + "\n-----END PRIVATE KEY-----\n";
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has RSA", e);
    }
  }
}
