package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.Texts;
import io.github.crd4j.cel.value.Value;

/**
 * A range of IP addresses.
 *
 * <p>Transliterated from {@code ParsePrefix} in Go's {@code net/netip/netip.go} and {@code
 * k8s.io/apiserver/pkg/cel/library/cidr.go}.
 *
 * @param address as written, with host bits
 * @param bits how many leading bits all addresses of the range share
 */
record CidrValue(IpValue address, int bits) implements Value {

  static CidrValue parse(String text) {
    try {
      return read(text);
    } catch (EvalError e) {
      throw new EvalError(
          "network address parse error during conversion from string: " + e.getMessage());
    }
  }

  private static CidrValue read(String text) {
    int slash = text.lastIndexOf('/');
    if (slash < 0) {
      throw error(text, "no '/'");
    }
    byte[] address;
    try {
      address = IpParser.parse(text.substring(0, slash));
    } catch (IpParser.SyntaxException e) {
      throw error(text, e.getMessage());
    }
    if (text.contains("%")) {
      throw error(text, "IPv6 zones cannot be present in a prefix");
    }
    String digits = text.substring(slash + 1);
    if (!digits.matches("0|[1-9][0-9]{0,8}")) {
      throw error(text, "bad bits after slash: " + Texts.quoted(digits));
    }
    int bits = Integer.parseInt(digits);
    if (bits > address.length * 8) {
      throw error(text, "prefix length out of range");
    }
    if (IpValue.isMapped(address)) {
      throw new EvalError("IPv4-mapped IPv6 address \"" + text + "\" is not allowed");
    }
    return new CidrValue(new IpValue(address), bits);
  }

  private static EvalError error(String text, String problem) {
    return new EvalError(
        "network address parse error during conversion from string: netip.ParsePrefix("
            + Texts.quoted(text)
            + "): "
            + problem);
  }

  boolean contains(IpValue ip) {
    return ip.bits() == address.bits() && samePrefix(ip, bits);
  }

  boolean contains(CidrValue other) {
    return other.address.bits() == address.bits()
        && samePrefix(other.address, Math.min(bits, other.bits))
        && bits <= other.bits;
  }

  private boolean samePrefix(IpValue other, int length) {
    byte[] mine = address.bytes();
    byte[] theirs = other.bytes();
    for (int i = 0; i < length; i++) {
      int mask = 0x80 >> (i % 8);
      if ((mine[i / 8] & mask) != (theirs[i / 8] & mask)) {
        return false;
      }
    }
    return true;
  }

  CidrValue masked() {
    byte[] bytes = address.bytes();
    for (int i = bits; i < bytes.length * 8; i++) {
      bytes[i / 8] &= (byte) ~(0x80 >> (i % 8));
    }
    return new CidrValue(new IpValue(bytes), bits);
  }

  String text() {
    return address.text() + "/" + bits;
  }

  @Override
  public String typeName() {
    return "net.CIDR";
  }

  @Override
  public boolean equalTo(Value other) {
    if (!(other instanceof CidrValue)) {
      throw EvalError.noSuchOverload();
    }
    return equals(other);
  }
}
