package io.github.crd4j.conversion.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** The certificates of the tests, and clients that trust all of them. */
final class Tls {
  static final List<String> NAMES =
      List.of("rsa-pkcs8", "rsa-pkcs1", "ec-sec1", "ec-sec1-parameters", "ec-pkcs8", "ed25519");

  private Tls() {}

  static Path certificate(String name) {
    return Path.of("src/test/resources/tls", name + ".crt");
  }

  static Path key(String name) {
    return Path.of("src/test/resources/tls", name + ".key");
  }

  /** Replaces a mounted certificate. */
  static void copy(String name, Path directory) {
    try {
      Files.copy(
          certificate(name), directory.resolve("tls.crt"), StandardCopyOption.REPLACE_EXISTING);
      Files.copy(key(name), directory.resolve("tls.key"), StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static X509Certificate leaf(String name) throws IOException, GeneralSecurityException {
    return PemFiles.certificates(certificate(name)).get(0);
  }

  static SSLContext trustingAll() throws IOException, GeneralSecurityException {
    KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
    store.load(null, null);
    for (String name : NAMES) {
      store.setCertificateEntry(name, leaf(name));
    }
    TrustManagerFactory trust =
        TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    trust.init(store);
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, trust.getTrustManagers(), null);
    return context;
  }
}
