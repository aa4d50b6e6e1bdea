package io.github.crd4j.testing.tls;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.SecureRandom;
import java.security.spec.ECGenParameterSpec;
import java.util.Base64;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A certificate authority for one test: the API server trusts what it issues for this machine, once
 * {@link #caBundle} is in the CRD's or webhook's configuration.
 */
public final class TestAuthority {
  private static final String NAME = "crd4j test authority";

  private final KeyPair keys;
  private final byte[] certificate;

  private TestAuthority(KeyPair keys, byte[] certificate) {
    this.keys = keys;
    this.certificate = certificate;
  }

  /** A new authority, which nobody trusts yet. */
  public static TestAuthority create() {
    KeyPair keys = keys();
    return new TestAuthority(keys, Certificates.authority(NAME, keys));
  }

  /** The authority's certificate, as PEM. */
  public String pem() {
    return pem("CERTIFICATE", certificate);
  }

  /** The same as {@code caBundle} wants it: PEM, in base64. */
  public String caBundle() {
    return Base64.getEncoder().encodeToString(pem().getBytes(StandardCharsets.US_ASCII));
  }

  /** A {@code clientConfig} for a webhook on this machine. */
  public ObjectNode clientConfig(URI url) {
    return JsonNodeFactory.instance
        .objectNode()
        .put("url", url.toString())
        .put("caBundle", caBundle());
  }

  /**
   * Issues a certificate for {@code localhost} and 127.0.0.1, valid for a day. Each call issues
   * another one: a server that has the files already sees a rotation.
   *
   * @param certificateFile PEM
   * @param keyFile PEM, PKCS#8
   */
  public void issue(Path certificateFile, Path keyFile) {
    KeyPair leaf = keys();
    byte[] issued =
        Certificates.server(
            NAME, keys.getPrivate(), new BigInteger(64, new SecureRandom()), leaf.getPublic());
    write(certificateFile, pem("CERTIFICATE", issued) + pem());
    write(keyFile, pem("PRIVATE KEY", leaf.getPrivate().getEncoded()));
  }

  private static void write(Path file, String text) {
    try {
      Path whole = file.resolveSibling(file.getFileName() + ".new");
      Files.writeString(whole, text);
      Files.move(whole, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static KeyPair keys() {
    try {
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"));
      return generator.generateKeyPair();
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has P-256", e);
    }
  }

  private static String pem(String type, byte[] der) {
    String text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(der);
    return "-----BEGIN " + type + "-----\n" + text + "\n-----END " + type + "-----\n";
  }
}
