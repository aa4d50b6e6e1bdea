package io.github.crd4j.admission;

import java.math.BigInteger;
import java.util.regex.Pattern;

/** IP addresses and ranges as Go reads them. */
final class IpSyntax {

  private static final Pattern HEX_GROUP = Pattern.compile("[0-9a-fA-F]{1,4}");
  private static final Pattern NUMBER = Pattern.compile("[0-9]+");

  private IpSyntax() {}

  /**
   * Whether {@code text} is an address of either version.
   *
   * @param leadingZeros whether parts of an IPv4 address may begin with zeros
   */
  static boolean isAddress(String text, boolean leadingZeros) {
    return text.contains(":") ? isV6(text, leadingZeros) : isV4(text, leadingZeros);
  }

  static boolean isCidr(String text) {
    int slash = text.indexOf('/');
    if (slash < 0) {
      return false;
    }
    String address = text.substring(0, slash);
    String bits = text.substring(slash + 1);
    return isAddress(address, true)
        && NUMBER.matcher(bits).matches()
        && new BigInteger(bits).compareTo(BigInteger.valueOf(address.contains(":") ? 128 : 32))
            <= 0;
  }

  private static boolean isV4(String text, boolean leadingZeros) {
    String[] parts = text.split("\\.", -1);
    if (parts.length != 4) {
      return false;
    }
    for (String part : parts) {
      if (!NUMBER.matcher(part).matches()
          || (!leadingZeros && part.length() > 1 && part.startsWith("0"))
          || new BigInteger(part).compareTo(BigInteger.valueOf(255)) > 0) {
        return false;
      }
    }
    return true;
  }

  private static boolean isV6(String text, boolean leadingZeros) {
    int gap = text.indexOf("::");
    if (gap < 0) {
      return groups(text, leadingZeros) == 8;
    }
    String head = text.substring(0, gap);
    String tail = text.substring(gap + 2);
    int before = head.isEmpty() ? 0 : head.contains(".") ? -1 : groups(head, leadingZeros);
    int after = tail.isEmpty() ? 0 : groups(tail, leadingZeros);
    return before >= 0 && after >= 0 && before + after < 8;
  }

  /** The number of 16-bit groups, an IPv4 address at the end being two; -1 if one is malformed. */
  private static int groups(String text, boolean leadingZeros) {
    String[] parts = text.split(":", -1);
    int count = 0;
    for (int i = 0; i < parts.length; i++) {
      if (HEX_GROUP.matcher(parts[i]).matches()) {
        count++;
      } else if (i == parts.length - 1 && isV4(parts[i], leadingZeros)) {
        count += 2;
      } else {
        return -1;
      }
    }
    return count;
  }
}
