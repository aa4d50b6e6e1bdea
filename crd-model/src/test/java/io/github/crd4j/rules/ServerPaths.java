package io.github.crd4j.rules;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.model.Crd;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * Our paths as the API server prints them.
 *
 * <p>The API server checks its internal form of a CRD, in which what all versions have in common is
 * hoisted out of them, the webhook lies elsewhere, and values that it has filled in can be wrong in
 * turn.
 */
final class ServerPaths {

  private static final List<String> HOISTED =
      List.of("schema", "subresources", "additionalPrinterColumns", "selectableFields");

  private ServerPaths() {}

  /** The fields that the API server names where we report {@code findings}. */
  static Set<String> of(Crd crd, List<Finding> findings) {
    Set<String> fields = new TreeSet<>();
    for (Finding finding : findings) {
      if (finding.isError()) {
        fields.add(translate(crd, finding));
        fields.addAll(echoes(crd, finding));
      }
    }
    return fields;
  }

  private static String translate(Crd crd, Finding finding) {
    String at = finding.path().toString();
    for (String part : HOISTED) {
      if (isShared(crd, part)) {
        String hoisted = part.equals("schema") ? "validation" : part;
        at =
            at.replaceFirst(
                "^spec\\.versions\\[\\d+\\]\\." + part + "(?=[.\\[]|$)", "spec." + hoisted);
      }
    }
    at =
        at.replace("spec.conversion.webhook.clientConfig", "spec.conversion.webhookClientConfig")
            .replace("spec.conversion.webhook.", "spec.conversion.")
            .replaceFirst("(additionalPrinterColumns\\[\\d+\\])\\.jsonPath$", "$1.JSONPath");
    // A value that is a list has its items below it as if they had names.
    if (finding.rule().equals("InvalidDefault")) {
      at = at.replaceFirst("\\.default\\[", ".default.[");
    }
    // The API server mixes the two up.
    return switch (at) {
      case "spec.conversion.webhookClientConfig.service.name" ->
          "spec.conversion.webhookClientConfig.service.namespace";
      case "spec.conversion.webhookClientConfig.service.namespace" ->
          "spec.conversion.webhookClientConfig.service.name";
      default -> at;
    };
  }

  private static boolean isShared(Crd crd, String part) {
    if (crd.versions().stream().anyMatch(v -> v.schema() == null) && part.equals("schema")) {
      return false;
    }
    return crd.versions().stream()
            .map(
                version ->
                    switch (part) {
                      case "schema" -> Objects.requireNonNull(version.schema());
                      case "subresources" -> Arrays.asList(version.status(), version.scale());
                      case "selectableFields" -> version.selectableFields();
                      default -> version.printerColumns();
                    })
            .distinct()
            .count()
        <= 1;
  }

  /** Errors that follow from one that we report once. */
  private static List<String> echoes(Crd crd, Finding finding) {
    return switch (finding.rule()) {
      case "NotOneStorageVersion" -> List.of("status.storedVersions");
      case "VersionNotDnsLabel" ->
          finding.path().toString().equals("spec.versions[0].name")
                  && !crd.versions().get(0).name().isEmpty()
              ? List.of("spec.version")
              : List.of();
      case "KindNotDnsLabel" -> {
        List<String> derived = new ArrayList<>();
        if (crd.names().singular().isEmpty()) {
          derived.add("spec.names.singular");
        }
        if (crd.names().listKind().isEmpty()) {
          derived.add("spec.names.listKind");
        }
        yield derived;
      }
      case "GroupNotDomain", "PluralNotDnsLabel" ->
          DnsNames.subdomain1123(crd.name()) == null ? List.of() : List.of("metadata.name");
      default -> List.of();
    };
  }
}
