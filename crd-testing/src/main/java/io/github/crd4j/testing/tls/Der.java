package io.github.crd4j.testing.tls;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.HexFormat;

/** Writes the ASN.1 (X.690, DER) that a certificate consists of. */
final class Der {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyyMMddHHmmss'Z'").withZone(ZoneOffset.UTC);

  private Der() {}

  static byte[] sequence(byte[]... parts) {
    return tagged(0x30, parts);
  }

  static byte[] set(byte[]... parts) {
    return tagged(0x31, parts);
  }

  static byte[] integer(BigInteger value) {
    return tagged(0x02, value.toByteArray());
  }

  static byte[] yes() {
    return tagged(0x01, new byte[] {-1});
  }

  static byte[] octets(byte[] content) {
    return tagged(0x04, content);
  }

  /** A bit string of whole bytes. */
  static byte[] bits(byte[] content) {
    return tagged(0x03, new byte[1], content);
  }

  static byte[] utf8(String text) {
    return tagged(0x0C, text.getBytes(StandardCharsets.UTF_8));
  }

  static byte[] time(Instant instant) {
    return tagged(0x18, TIME.format(instant).getBytes(StandardCharsets.US_ASCII));
  }

  /**
   * An object identifier.
   *
   * @param hex its content
   */
  static byte[] identifier(String hex) {
    return tagged(0x06, HexFormat.of().parseHex(hex));
  }

  static byte[] tagged(int tag, byte[]... parts) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      content.writeBytes(part);
    }
    ByteArrayOutputStream der = new ByteArrayOutputStream();
    der.write(tag);
    int length = content.size();
    if (length < 0x80) {
      der.write(length);
    } else if (length < 0x100) {
      der.write(0x81);
      der.write(length);
    } else {
      der.write(0x82);
      der.write(length >> 8);
      der.write(length);
    }
    der.writeBytes(content.toByteArray());
    return der.toByteArray();
  }
}
