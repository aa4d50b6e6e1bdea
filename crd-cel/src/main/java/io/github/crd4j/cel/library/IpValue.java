package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.Value;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** An IP address of 4 or 16 bytes. */
final class IpValue implements Value {

  private final byte[] bytes;

  IpValue(byte[] bytes) {
    this.bytes = bytes.clone();
  }

  /**
   * The address that {@code text} writes.
   *
   * @throws EvalError if it writes none, or one with a zone, or an IPv4 address inside an IPv6 one
   */
  static IpValue parse(String text) {
    byte[] bytes;
    try {
      bytes = IpParser.parse(text);
    } catch (IpParser.SyntaxException e) {
      throw new EvalError(
          "IP Address "
              + io.github.crd4j.cel.value.Texts.quoted(text)
              + " parse error during conversion from string: "
              + e.getMessage());
    }
    if (text.contains("%")) {
      throw new EvalError("IP address \"" + text + "\" with zone value is not allowed");
    }
    if (isMapped(bytes)) {
      throw new EvalError("IPv4-mapped IPv6 address \"" + text + "\" is not allowed");
    }
    return new IpValue(bytes);
  }

  static boolean isMapped(byte[] bytes) {
    if (bytes.length != 16 || bytes[10] != -1 || bytes[11] != -1) {
      return false;
    }
    for (int i = 0; i < 10; i++) {
      if (bytes[i] != 0) {
        return false;
      }
    }
    return true;
  }

  byte[] bytes() {
    return bytes.clone();
  }

  boolean isV4() {
    return bytes.length == 4;
  }

  int bits() {
    return bytes.length * 8;
  }

  boolean isUnspecified() {
    return Arrays.equals(bytes, new byte[bytes.length]);
  }

  boolean isLoopback() {
    if (isV4()) {
      return bytes[0] == 127;
    }
    byte[] one = new byte[16];
    one[15] = 1;
    return Arrays.equals(bytes, one);
  }

  private boolean isMulticast() {
    return isV4() ? (bytes[0] & 0xf0) == 0xe0 : bytes[0] == -1;
  }

  boolean isLinkLocalMulticast() {
    return isV4()
        ? bytes[0] == (byte) 224 && bytes[1] == 0 && bytes[2] == 0
        : bytes[0] == -1 && (bytes[1] & 0x0f) == 2;
  }

  boolean isLinkLocalUnicast() {
    return isV4()
        ? bytes[0] == (byte) 169 && bytes[1] == (byte) 254
        : bytes[0] == (byte) 0xfe && (bytes[1] & 0xc0) == 0x80;
  }

  boolean isGlobalUnicast() {
    boolean broadcast =
        isV4() && bytes[0] == -1 && bytes[1] == -1 && bytes[2] == -1 && bytes[3] == -1;
    return !broadcast
        && !isUnspecified()
        && !isLoopback()
        && !isMulticast()
        && !isLinkLocalUnicast();
  }

  /** The canonical text: lower case, the longest run of zeros as {@code ::}. */
  String text() {
    if (isV4()) {
      return (bytes[0] & 0xff)
          + "."
          + (bytes[1] & 0xff)
          + "."
          + (bytes[2] & 0xff)
          + "."
          + (bytes[3] & 0xff);
    }
    int start = -1;
    int length = 1;
    for (int i = 0; i < 8; i++) {
      int run = 0;
      while (i + run < 8 && group(i + run) == 0) {
        run++;
      }
      if (run > length) {
        start = i;
        length = run;
      }
    }
    StringBuilder out = new StringBuilder();
    int i = 0;
    while (i < 8) {
      if (i == start) {
        out.append("::");
        i += length;
      } else {
        boolean first = out.isEmpty() || out.charAt(out.length() - 1) == ':';
        out.append(first ? "" : ":").append(Integer.toHexString(group(i)));
        i++;
      }
    }
    return out.toString();
  }

  private int group(int index) {
    return (bytes[2 * index] & 0xff) << 8 | (bytes[2 * index + 1] & 0xff);
  }

  @Override
  public String typeName() {
    return "net.IP";
  }

  @Override
  public boolean equalTo(Value other) {
    if (!(other instanceof IpValue)) {
      throw EvalError.noSuchOverload();
    }
    return equals(other);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof IpValue ip && Arrays.equals(bytes, ip.bytes);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(bytes);
  }

  @Override
  public String toString() {
    return text();
  }
}
