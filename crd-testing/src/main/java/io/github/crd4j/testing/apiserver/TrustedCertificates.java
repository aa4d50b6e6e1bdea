package io.github.crd4j.testing.apiserver;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/** TLS that trusts given certificates and nothing else. */
final class TrustedCertificates {
  private TrustedCertificates() {}

  /**
   * @param pem one or more certificates
   * @throws IllegalArgumentException if it holds none
   */
  static SSLContext only(InputStream pem) {
    try {
      KeyStore store = KeyStore.getInstance(KeyStore.getDefaultType());
      store.load(null, null);
      int number = 0;
      for (Certificate certificate :
          CertificateFactory.getInstance("X.509").generateCertificates(pem)) {
        store.setCertificateEntry("certificate-" + number++, certificate);
      }
      if (number == 0) {
        throw new IllegalArgumentException("no certificate in the text");
      }
      TrustManagerFactory trust =
          TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
      trust.init(store);
      SSLContext context = SSLContext.getInstance("TLS");
      context.init(null, trust.getTrustManagers(), null);
      return context;
    } catch (GeneralSecurityException e) {
      throw new IllegalArgumentException("the certificates cannot be used", e);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
