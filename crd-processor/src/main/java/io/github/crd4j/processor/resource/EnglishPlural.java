package io.github.crd4j.processor.resource;

import java.util.Map;

/** The English plural of a kind, as operator authors form it. */
final class EnglishPlural {

  private static final Map<String, String> IRREGULAR =
      Map.ofEntries(
          Map.entry("child", "children"),
          Map.entry("datum", "data"),
          Map.entry("endpoints", "endpoints"),
          Map.entry("index", "indexes"),
          Map.entry("kubernetes", "kubernetes"),
          Map.entry("person", "people"),
          Map.entry("redis", "redis"),
          Map.entry("series", "series"));

  private EnglishPlural() {}

  /** The plural of {@code singular}, which is in lower case. */
  static String of(String singular) {
    for (Map.Entry<String, String> entry : IRREGULAR.entrySet()) {
      if (singular.endsWith(entry.getKey())) {
        return singular.substring(0, singular.length() - entry.getKey().length())
            + entry.getValue();
      }
    }
    int length = singular.length();
    if (length > 1 && singular.endsWith("y") && "aeiou".indexOf(singular.charAt(length - 2)) < 0) {
      return singular.substring(0, length - 1) + "ies";
    }
    if (singular.endsWith("sis")) {
      return singular.substring(0, length - 2) + "es";
    }
    boolean hisses =
        singular.endsWith("s")
            || singular.endsWith("x")
            || singular.endsWith("z")
            || singular.endsWith("ch")
            || singular.endsWith("sh");
    return singular + (hisses ? "es" : "s");
  }
}
