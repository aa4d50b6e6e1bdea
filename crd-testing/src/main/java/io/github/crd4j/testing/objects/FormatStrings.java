package io.github.crd4j.testing.objects;

import java.util.List;
import java.util.Map;

/** Strings of the formats that the API server knows, spelled in all ways that tell mistakes. */
final class FormatStrings {

  private static final List<String> UUIDS =
      List.of("123e4567-e89b-42d3-a456-426614174000", "00000000-0000-4000-8000-000000000000");

  private static final Map<String, List<String>> SAMPLES =
      Map.ofEntries(
          Map.entry(
              "datetime",
              List.of(
                  "2026-11-30T12:00:00Z",
                  "2026-11-30T12:00:00.123456Z",
                  "2026-11-30T12:00:00+01:00")),
          Map.entry("date", List.of("2026-11-30", "2024-02-29")),
          Map.entry("duration", List.of("1h", "90m", "1h30m0s", "1.5s", "0s", "100ms")),
          Map.entry("byte", List.of("", "YQ==", "AAEC", "/+8=")),
          Map.entry("uuid", UUIDS),
          Map.entry("uuid4", UUIDS),
          Map.entry("uuid3", List.of("123e4567-e89b-32d3-a456-426614174000")),
          Map.entry("uuid5", List.of("123e4567-e89b-52d3-a456-426614174000")),
          Map.entry("uri", List.of("https://example.com/a?b=c", "/path", "http://[::1]:80/")),
          Map.entry("email", List.of("someone@example.com")),
          Map.entry("hostname", List.of("example.com", "localhost")),
          Map.entry("ipv4", List.of("192.0.2.1")),
          Map.entry("ipv6", List.of("2001:db8::1", "::1")),
          Map.entry("cidr", List.of("192.0.2.0/24", "2001:db8::/32")),
          Map.entry("mac", List.of("00:00:5e:00:53:01")),
          Map.entry("isbn", List.of("978-0321751041")),
          Map.entry("isbn10", List.of("0321751043")),
          Map.entry("isbn13", List.of("978-0321751041")),
          Map.entry("creditcard", List.of("4111111111111111")),
          Map.entry("ssn", List.of("111-22-3333")),
          Map.entry("hexcolor", List.of("#ffffff", "abc")),
          Map.entry("rgbcolor", List.of("rgb(1,2,3)")),
          Map.entry("bsonobjectid", List.of("507f1f77bcf86cd799439011")),
          Map.entry("k8sshortname", List.of("shop", "a-b")),
          Map.entry("k8slongname", List.of("shop.example.com")));

  private FormatStrings() {}

  /** Strings of {@code format}; empty if any string is of it. */
  static List<String> of(String format) {
    return SAMPLES.getOrDefault(format.replace("-", ""), List.of());
  }
}
