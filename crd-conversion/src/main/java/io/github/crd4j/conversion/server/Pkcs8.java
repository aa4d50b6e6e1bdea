package io.github.crd4j.conversion.server;

import java.io.ByteArrayOutputStream;
import java.security.GeneralSecurityException;
import java.util.Arrays;
import java.util.HexFormat;

/** Wraps private keys of the older forms in PKCS#8 (RFC 5208), the only one that the JDK reads. */
final class Pkcs8 {
  private static final int SEQUENCE = 0x30;
  private static final int OCTET_STRING = 0x04;
  private static final int PARAMETERS = 0xA0;
  private static final byte[] VERSION = HexFormat.of().parseHex("020100");
  private static final byte[] RSA = HexFormat.of().parseHex("300d06092a864886f70d0101010500");
  private static final byte[] EC_PUBLIC_KEY = HexFormat.of().parseHex("06072a8648ce3d0201");

  private Pkcs8() {}

  /** From PKCS#1 (RFC 8017, A.1.2). */
  static byte[] ofRsa(byte[] pkcs1) {
    return tagged(SEQUENCE, VERSION, RSA, tagged(OCTET_STRING, pkcs1));
  }

  /**
   * From SEC 1 (RFC 5915), which names its curve.
   *
   * @throws GeneralSecurityException if it does not
   */
  static byte[] ofEllipticCurve(byte[] sec1) throws GeneralSecurityException {
    byte[] algorithm = tagged(SEQUENCE, EC_PUBLIC_KEY, curve(sec1));
    return tagged(SEQUENCE, VERSION, algorithm, tagged(OCTET_STRING, sec1));
  }

  /** The curve's identifier: the content of the key's element [0]. */
  private static byte[] curve(byte[] sec1) throws GeneralSecurityException {
    try {
      int position = content(sec1, 0);
      while (position < sec1.length) {
        int start = content(sec1, position);
        int end = start + length(sec1, position);
        if ((sec1[position] & 0xFF) == PARAMETERS) {
          return Arrays.copyOfRange(sec1, start, end);
        }
        position = end;
      }
    } catch (ArrayIndexOutOfBoundsException e) {
      throw new GeneralSecurityException("the EC private key is cut off", e);
    }
    throw new GeneralSecurityException("the EC private key names no curve");
  }

  private static int length(byte[] der, int at) throws GeneralSecurityException {
    int first = der[at + 1] & 0xFF;
    if (first < 0x80) {
      return first;
    }
    int length = 0;
    for (int i = 0; i < (first & 0x7F); i++) {
      length = (length << 8) | (der[at + 2 + i] & 0xFF);
    }
    if (length < 0 || length > der.length) {
      throw new GeneralSecurityException("the EC private key is cut off");
    }
    return length;
  }

  private static int content(byte[] der, int at) {
    int first = der[at + 1] & 0xFF;
    return at + 2 + (first < 0x80 ? 0 : first & 0x7F);
  }

  private static byte[] tagged(int tag, byte[]... parts) {
    ByteArrayOutputStream content = new ByteArrayOutputStream();
    for (byte[] part : parts) {
      content.writeBytes(part);
    }
    int length = content.size();
    ByteArrayOutputStream der = new ByteArrayOutputStream();
    der.write(tag);
    if (length < 0x80) {
      der.write(length);
    } else if (length < 0x100) {
      der.write(0x81);
      der.write(length);
    } else {
      // Two bytes of length are enough for any key.
      der.write(0x82);
      der.write(length >> 8);
      der.write(length);
    }
    der.writeBytes(content.toByteArray());
    return der.toByteArray();
  }
}
