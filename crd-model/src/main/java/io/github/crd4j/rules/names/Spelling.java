package io.github.crd4j.rules.names;

import io.github.crd4j.admission.DnsNames;
import java.util.Locale;

/** Turns a name that Kubernetes refuses into the nearest one that it takes. */
final class Spelling {

  private Spelling() {}

  /** {@code "; did you mean 'x'?"} with {@code name} as a DNS label, or an empty text. */
  static String asLabel(String name) {
    String label =
        name.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^[-0-9]+|-+$", "");
    return label.isEmpty() || label.equals(name) || DnsNames.label1035(label) != null
        ? ""
        : "; did you mean '" + label + "'?";
  }
}
