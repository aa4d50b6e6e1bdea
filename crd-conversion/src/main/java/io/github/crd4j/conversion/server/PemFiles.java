package io.github.crd4j.conversion.server;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.cert.Certificate;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads certificates and private keys as cert-manager and OpenSSL write them. */
final class PemFiles {
  private static final Pattern KEY =
      Pattern.compile("-----BEGIN ((?:RSA |EC )?PRIVATE KEY)-----([^-]*)-----END \\1-----");

  private PemFiles() {}

  static List<X509Certificate> certificates(Path file)
      throws IOException, GeneralSecurityException {
    CertificateFactory factory = CertificateFactory.getInstance("X.509");
    List<X509Certificate> chain =
        factory.generateCertificates(new ByteArrayInputStream(Files.readAllBytes(file))).stream()
            .map((Certificate certificate) -> (X509Certificate) certificate)
            .toList();
    if (chain.isEmpty()) {
      throw new GeneralSecurityException("no certificate in " + file);
    }
    return chain;
  }

  static PrivateKey privateKey(Path file, String algorithm)
      throws IOException, GeneralSecurityException {
    Matcher key = KEY.matcher(Files.readString(file, StandardCharsets.US_ASCII));
    if (!key.find()) {
      throw new GeneralSecurityException("no private key without password in " + file);
    }
    byte[] der;
    try {
      der = Base64.getMimeDecoder().decode(key.group(2));
    } catch (IllegalArgumentException e) {
      throw new GeneralSecurityException("no base64 in " + file, e);
    }
    byte[] pkcs8 =
        switch (key.group(1)) {
          case "RSA PRIVATE KEY" -> Pkcs8.ofRsa(der);
          case "EC PRIVATE KEY" -> Pkcs8.ofEllipticCurve(der);
          default -> der;
        };
    return KeyFactory.getInstance(algorithm).generatePrivate(new PKCS8EncodedKeySpec(pkcs8));
  }
}
