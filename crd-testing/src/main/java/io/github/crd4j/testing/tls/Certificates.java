package io.github.crd4j.testing.tls;

import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;

/** X.509 certificates (RFC 5280), signed with ECDSA. */
final class Certificates {
  private static final byte[] ECDSA_WITH_SHA256 = Der.sequence(Der.identifier("2a8648ce3d040302"));
  private static final byte[] COMMON_NAME = Der.identifier("550403");
  private static final byte[] BASIC_CONSTRAINTS = Der.identifier("551d13");
  private static final byte[] ALTERNATIVE_NAME = Der.identifier("551d11");
  private static final int DNS_NAME = 0x82;
  private static final int IP_ADDRESS = 0x87;

  private Certificates() {}

  static byte[] authority(String name, KeyPair keys) {
    byte[] isAuthority = Der.octets(Der.sequence(Der.yes()));
    byte[] extension = Der.sequence(BASIC_CONSTRAINTS, Der.yes(), isAuthority);
    return signed(name, name, BigInteger.ONE, keys.getPublic(), extension, keys.getPrivate());
  }

  static byte[] server(String issuer, PrivateKey issuerKey, BigInteger serial, PublicKey key) {
    byte[] names =
        Der.sequence(
            Der.tagged(DNS_NAME, "localhost".getBytes(StandardCharsets.US_ASCII)),
            Der.tagged(IP_ADDRESS, new byte[] {127, 0, 0, 1}));
    byte[] extension = Der.sequence(ALTERNATIVE_NAME, Der.octets(names));
    return signed(issuer, "localhost", serial, key, extension, issuerKey);
  }

  private static byte[] signed(
      String issuer,
      String subject,
      BigInteger serial,
      PublicKey key,
      byte[] extension,
      PrivateKey issuerKey) {
    Instant now = Instant.now();
    byte[] toBeSigned =
        Der.sequence(
            Der.tagged(0xA0, Der.integer(BigInteger.TWO)),
            Der.integer(serial),
            ECDSA_WITH_SHA256,
            name(issuer),
            Der.sequence(
                Der.time(now.minus(Duration.ofHours(1))), Der.time(now.plus(Duration.ofDays(1)))),
            name(subject),
            key.getEncoded(),
            Der.tagged(0xA3, Der.sequence(extension)));
    try {
      Signature signature = Signature.getInstance("SHA256withECDSA");
      signature.initSign(issuerKey);
      signature.update(toBeSigned);
      return Der.sequence(toBeSigned, ECDSA_WITH_SHA256, Der.bits(signature.sign()));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("every Java platform has ECDSA", e);
    }
  }

  private static byte[] name(String commonName) {
    return Der.sequence(Der.set(Der.sequence(COMMON_NAME, Der.utf8(commonName))));
  }
}
