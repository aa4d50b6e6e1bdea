package io.github.crd4j.cel.library;

import io.github.crd4j.cel.value.BoolValue;
import io.github.crd4j.cel.value.EvalError;
import io.github.crd4j.cel.value.IntValue;
import io.github.crd4j.cel.value.StringValue;
import io.github.crd4j.cel.value.Value;
import java.util.Map;

/**
 * Functions of IP addresses and their ranges ({@code k8s.io/apiserver/pkg/cel/library/ip.go} and
 * {@code cidr.go}).
 */
final class NetworkFunctions {

  static final Map<String, Implementation> FUNCTIONS =
      Map.ofEntries(
          Map.entry("string_to_ip", a -> IpValue.parse(Args.string(a[0]))),
          Map.entry("ip_to_string", a -> new StringValue(ip(a[0]).text())),
          Map.entry("ip_family", a -> new IntValue(ip(a[0]).isV4() ? 4 : 6)),
          Map.entry("ip_is_canonical", a -> isCanonical(Args.string(a[0]))),
          Map.entry("is_ip", a -> BoolValue.of(isIp(Args.string(a[0])))),
          Map.entry("ip_is_unspecified", a -> BoolValue.of(ip(a[0]).isUnspecified())),
          Map.entry("ip_is_loopback", a -> BoolValue.of(ip(a[0]).isLoopback())),
          Map.entry(
              "ip_is_link_local_multicast", a -> BoolValue.of(ip(a[0]).isLinkLocalMulticast())),
          Map.entry("ip_is_link_local_unicast", a -> BoolValue.of(ip(a[0]).isLinkLocalUnicast())),
          Map.entry("ip_is_global_unicast", a -> BoolValue.of(ip(a[0]).isGlobalUnicast())),
          Map.entry("string_to_cidr", a -> CidrValue.parse(Args.string(a[0]))),
          Map.entry("cidr_to_string", a -> new StringValue(cidr(a[0]).text())),
          Map.entry("is_cidr", a -> BoolValue.of(isCidr(Args.string(a[0])))),
          Map.entry("cidr_contains_ip_ip", a -> BoolValue.of(cidr(a[0]).contains(ip(a[1])))),
          Map.entry(
              "cidr_contains_ip_string",
              a ->
                  BoolValue.of(
                      cidr(a[0]).contains(operand(() -> IpValue.parse(Args.string(a[1])))))),
          Map.entry("cidr_contains_cidr", a -> BoolValue.of(cidr(a[0]).contains(cidr(a[1])))),
          Map.entry(
              "cidr_contains_cidr_string",
              a -> BoolValue.of(cidr(a[0]).contains(CidrValue.parse(Args.string(a[1]))))),
          Map.entry("cidr_ip", a -> cidr(a[0]).address()),
          Map.entry("cidr_prefix_length", a -> new IntValue(cidr(a[0]).bits())),
          Map.entry("cidr_masked", a -> cidr(a[0]).masked()));

  private NetworkFunctions() {}

  private interface Parse {
    IpValue run();
  }

  /** The server hides why the operand is no address. */
  private static IpValue operand(Parse parse) {
    try {
      return parse.run();
    } catch (EvalError e) {
      throw EvalError.noSuchOverload();
    }
  }

  private static IpValue ip(Value value) {
    return Args.as(IpValue.class, value);
  }

  private static CidrValue cidr(Value value) {
    return Args.as(CidrValue.class, value);
  }

  private static Value isCanonical(String text) {
    return BoolValue.of(IpValue.parse(text).text().equals(text));
  }

  private static boolean isIp(String text) {
    try {
      IpValue unused = IpValue.parse(text);
      return true;
    } catch (EvalError e) {
      return false;
    }
  }

  private static boolean isCidr(String text) {
    try {
      CidrValue unused = CidrValue.parse(text);
      return true;
    } catch (EvalError e) {
      return false;
    }
  }
}
