package io.github.crd4j.conversion.server;

import java.io.IOException;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.List;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import org.jspecify.annotations.Nullable;

/**
 * The server's certificate, read again when its files change.
 *
 * <p>Files that cannot be read, or that do not belong together yet, change nothing: the certificate
 * before them stays.
 */
final class ReloadingKeyManager extends X509ExtendedKeyManager {
  private static final Logger LOG = System.getLogger(ReloadingKeyManager.class.getName());

  private final Path certificate;
  private final Path privateKey;

  /** The one that is served, then the one before it, which a handshake may have chosen. */
  private volatile List<Identity> identities;

  /**
   * With the files' present content.
   *
   * @throws IOException if they cannot be read
   * @throws GeneralSecurityException if they are no certificate and its key
   */
  ReloadingKeyManager(Path certificate, Path privateKey)
      throws IOException, GeneralSecurityException {
    this.certificate = certificate;
    this.privateKey = privateKey;
    this.identities = List.of(read(0));
  }

  /** Reads the files again; true if the certificate is another one now. */
  boolean reload() {
    try {
      Identity before = identities.get(0);
      if (Arrays.equals(bytes(), before.bytes())) {
        return false;
      }
      identities = List.of(read(before.number() + 1), before);
      LOG.log(
          Level.INFO,
          "serving a new certificate, valid until {0}",
          leaf().getNotAfter().toInstant());
      return true;
    } catch (IOException | GeneralSecurityException e) {
      LOG.log(Level.WARNING, "the certificate stays: " + e.getMessage());
      return false;
    }
  }

  /** The certificate that is served. */
  X509Certificate leaf() {
    return identities.get(0).chain().get(0);
  }

  private byte[] bytes() throws IOException {
    byte[] one = Files.readAllBytes(certificate);
    byte[] other = Files.readAllBytes(privateKey);
    byte[] both = Arrays.copyOf(one, one.length + other.length);
    System.arraycopy(other, 0, both, one.length, other.length);
    return both;
  }

  private Identity read(int number) throws IOException, GeneralSecurityException {
    byte[] bytes = bytes();
    List<X509Certificate> chain = PemFiles.certificates(certificate);
    String algorithm = chain.get(0).getPublicKey().getAlgorithm();
    PrivateKey key = PemFiles.privateKey(privateKey, algorithm);
    checkPair(chain.get(0), key);
    return new Identity(number, bytes, chain, key);
  }

  private void checkPair(X509Certificate leaf, PrivateKey key) throws GeneralSecurityException {
    String algorithm =
        switch (key.getAlgorithm()) {
          case "EC" -> "SHA256withECDSA";
          case "RSA" -> "SHA256withRSA";
          default -> key.getAlgorithm();
        };
    byte[] challenge = new byte[32];
    new SecureRandom().nextBytes(challenge);
    Signature signature = Signature.getInstance(algorithm);
    signature.initSign(key);
    signature.update(challenge);
    byte[] signed = signature.sign();
    signature.initVerify(leaf.getPublicKey());
    signature.update(challenge);
    if (!signature.verify(signed)) {
      throw new GeneralSecurityException(
          "%s is not the key of %s".formatted(privateKey, certificate));
    }
  }

  @Override
  public @Nullable String chooseEngineServerAlias(
      String keyType, Principal @Nullable [] issuers, SSLEngine engine) {
    return alias(keyType);
  }

  @Override
  public @Nullable String chooseServerAlias(
      String keyType, Principal @Nullable [] issuers, Socket socket) {
    return alias(keyType);
  }

  /** One alias per certificate, so that a handshake takes key and chain of the same. */
  private @Nullable String alias(String keyType) {
    Identity now = identities.get(0);
    String algorithm = now.key().getAlgorithm();
    boolean usable = keyType.equals(algorithm) || keyType.startsWith(algorithm + "_");
    boolean edwards = algorithm.equals("EdDSA") && keyType.startsWith("Ed");
    return usable || edwards ? now.alias() : null;
  }

  @Override
  public X509Certificate[] getCertificateChain(String alias) {
    return of(alias).chain().toArray(new X509Certificate[0]);
  }

  @Override
  public PrivateKey getPrivateKey(String alias) {
    return of(alias).key();
  }

  private Identity of(String alias) {
    List<Identity> known = identities;
    return known.stream().filter(i -> i.alias().equals(alias)).findFirst().orElse(known.get(0));
  }

  @Override
  public String[] getServerAliases(String keyType, Principal @Nullable [] issuers) {
    return new String[] {identities.get(0).alias()};
  }

  @Override
  public String @Nullable [] getClientAliases(String keyType, Principal @Nullable [] issuers) {
    return null;
  }

  @Override
  public @Nullable String chooseClientAlias(
      String[] keyTypes, Principal @Nullable [] issuers, Socket socket) {
    return null;
  }

  @SuppressWarnings("ArrayRecordComponent") // compared by Arrays
  private record Identity(int number, byte[] bytes, List<X509Certificate> chain, PrivateKey key) {
    String alias() {
      return "certificate-" + number;
    }
  }
}
