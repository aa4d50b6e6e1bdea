package io.github.crd4j.rules;

import io.github.crd4j.admission.DnsNames;
import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.columns.SharedSelectableFields;
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
public final class ServerPaths {

  private static final List<String> HOISTED =
      List.of("schema", "subresources", "additionalPrinterColumns", "selectableFields");

  private ServerPaths() {}

  /** The fields that the API server names where we report {@code findings}. */
  public static Set<String> of(Crd crd, List<Finding> findings) {
    Set<String> fields = new TreeSet<>();
    for (Finding finding : findings) {
      if (finding.isError()) {
        fields.add(translate(crd, finding));
        fields.addAll(echoes(crd, finding));
      }
    }
    for (int i = 0; i < crd.versions().size(); i++) {
      SchemaNode root = SchemaNode.root(crd, i);
      boolean isRead =
          !crd.versions().get(i).selectableFields().isEmpty()
              && !SharedSelectableFields.areRefused(crd);
      if (root != null && isRead && !root.isReadable()) {
        // Reading the schema for them fails once more.
        boolean isMoved = isShared(crd, "selectableFields") && isShared(crd, "schema");
        String holder = isMoved ? "spec" : "spec.versions[" + i + "]";
        fields.add(holder + ".schema.openAPIV3Schema");
        List<String> paths = crd.versions().get(i).selectableFields();
        for (int j = 0; j < paths.size(); j++) {
          if (!paths.get(j).isEmpty() && !paths.get(j).startsWith(".")) {
            fields.add(holder + ".selectableFields[" + j + "].jsonPath");
          }
        }
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
      at = at.replaceFirst("^((?:(?!\\.default).)*\\.default)\\[", "$1.[");
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

  private static boolean isUncompiled(Finding finding) {
    return finding.path().toString().endsWith("].rule")
        && finding.rule().startsWith("Cel")
        && !finding.rule().matches("CelCost.*|CelTotal.*|CelTransition.*");
  }

  /** A constant is looked at when the use of oldSelf is known already. */
  private static boolean isOptionalOldSelfUnused(Crd crd, Finding finding) {
    JsonValue at = crd.toJson();
    FieldPath rule = Objects.requireNonNull(finding.path().parent());
    for (FieldPath.Step step : rule.steps()) {
      at =
          Objects.requireNonNull(
              step instanceof FieldPath.Index index
                  ? ((JsonArray) at).items().get(index.index())
                  : ((JsonObject) at)
                      .get(
                          step instanceof FieldPath.Field field
                              ? field.name()
                              : ((FieldPath.Key) step).key()));
    }
    String text = String.valueOf(((JsonObject) at).get("rule"));
    boolean isUseKnown =
        finding.rule().equals("CelBadRegex")
            ? text.contains("find")
            : finding.rule().equals("CelBadLiteral")
                && !finding.message().matches("(?i).*(duration|timestamp).*");
    return ((JsonObject) at).get("optionalOldSelf") != null
        && !(isUseKnown && text.contains("oldSelf"));
  }

  /** Errors that follow from one that we report once. */
  private static List<String> echoes(Crd crd, Finding finding) {
    if (isUncompiled(finding) && isOptionalOldSelfUnused(crd, finding)) {
      // A rule that does not compile uses nothing.
      String rule = translate(crd, finding);
      return List.of(rule.substring(0, rule.length() - "rule".length()) + "optionalOldSelf");
    }
    return switch (finding.rule()) {
      case "MissingSchema" -> {
        CrdVersion version =
            crd.versions().get(((FieldPath.Index) finding.path().steps().get(2)).index());
        String fields =
            isShared(crd, "selectableFields")
                ? "spec.selectableFields"
                : finding.path().toString().replace("schema.openAPIV3Schema", "selectableFields");
        yield version.selectableFields().isEmpty() ? List.of() : List.of(fields);
      }
      case "PreserveUnknownFieldsInSpec" ->
          crd.conversion() != null
                  && new JsonString("Webhook").equals(crd.conversion().get("strategy"))
              ? List.of("spec.conversion.strategy")
              : List.of();
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
