package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonArray;
import io.github.crd4j.json.JsonNumber;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Mirrors;
import io.github.crd4j.processor.report.CrdOrigins;
import io.github.crd4j.processor.resource.ResourceDeclaration;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** From {@code @ConversionWebhook} to {@code spec.conversion} and cert-manager's annotation. */
final class ConversionReader {

  static final String ANNOTATION = "io.github.crd4j.annotations.ConversionWebhook";

  private static final String INJECT_CA_FROM = "cert-manager.io/inject-ca-from";
  private static final String PEM = "-----BEGIN CERTIFICATE-----";
  private static final FieldPath CONVERSION = FieldPath.of("spec", "conversion");
  private static final FieldPath CONFIG = CONVERSION.field("webhook").field("clientConfig");

  private final Reading reading;

  ConversionReader(Reading reading) {
    this.reading = reading;
  }

  /** Reports an annotation on a version from which no CRD is made. */
  void checkOther(ResourceDeclaration other) {
    AnnotationUse use = Mirrors.find(other.element(), ANNOTATION);
    if (use != null) {
      reading.report(
          SourceRule.AnnotationWithoutEffect,
          use.origin(),
          "@ConversionWebhook has no effect on "
              + other.element().getSimpleName()
              + ", which is not the storage version",
          "a CRD has one webhook for all its versions, and takes it from its storage version");
    }
  }

  /** The conversion that {@code hub} declares, or null if it has none. */
  @Nullable JsonObject read(ResourceDeclaration hub, CrdOrigins origins) {
    AnnotationUse use = Mirrors.find(hub.element(), ANNOTATION);
    if (use == null) {
      return null;
    }
    place(use, origins);
    Map<String, JsonValue> config = new LinkedHashMap<>();
    String bundle = caBundle(use);
    if (bundle != null) {
      config.put("caBundle", new JsonString(bundle));
    }
    boolean isService = use.isGiven("service") || use.isGiven("namespace");
    if (isService) {
      Map<String, JsonValue> service = new LinkedHashMap<>();
      put(service, "name", use.string("service"));
      put(service, "namespace", use.string("namespace"));
      put(service, "path", use.string("path"));
      Number port = use.number("port");
      service.put("port", JsonNumber.of(port == null ? 443 : port.longValue()));
      config.put("service", new JsonObject(service));
    }
    put(config, "url", use.string("url"));
    Map<String, JsonValue> webhook = new LinkedHashMap<>();
    webhook.put("clientConfig", new JsonObject(config));
    List<JsonValue> versions =
        use.strings("reviewVersions").stream().<JsonValue>map(JsonString::new).toList();
    webhook.put("conversionReviewVersions", new JsonArray(versions));
    Map<String, JsonValue> conversion = new LinkedHashMap<>();
    conversion.put("strategy", new JsonString("Webhook"));
    conversion.put("webhook", new JsonObject(webhook));
    return new JsonObject(conversion);
  }

  /** The annotations of the CRD of {@code hub}, with the one that cert-manager looks for. */
  Map<String, String> annotations(ResourceDeclaration hub) {
    AnnotationUse use = Mirrors.find(hub.element(), ANNOTATION);
    String certificate = use == null ? "" : use.string("injectCaFrom");
    if (use == null || certificate.isEmpty()) {
      return hub.annotations();
    }
    if (!certificate.matches("[a-z0-9.-]+/[a-z0-9.-]+")) {
      reading.report(
          SourceRule.AnnotationValueInvalid,
          use.origin("injectCaFrom"),
          "injectCaFrom is '" + certificate + "', but must be namespace/name",
          "cert-manager looks for a Certificate by its namespace and name");
    }
    Map<String, String> annotations = new TreeMap<>(hub.annotations());
    String other = annotations.put(INJECT_CA_FROM, certificate);
    if (other != null && !other.equals(certificate)) {
      reading.report(
          SourceRule.AnnotationsDisagree,
          use.origin("injectCaFrom"),
          "@ConversionWebhook says "
              + certificate
              + ", but @CrdMetadata says "
              + other
              + " for the annotation "
              + INJECT_CA_FROM,
          "the one of @ConversionWebhook holds");
    }
    return annotations;
  }

  private static void put(Map<String, JsonValue> members, String name, String value) {
    if (!value.isEmpty()) {
      members.put(name, new JsonString(value));
    }
  }

  private @Nullable String caBundle(AnnotationUse use) {
    String said = use.string("caBundle");
    if (said.isEmpty()) {
      return null;
    }
    String pem = said.contains(PEM) ? said : reading.resources().text(said);
    if (pem == null || !pem.contains(PEM)) {
      reading.report(
          SourceRule.AnnotationValueInvalid,
          use.origin("caBundle"),
          pem == null
              ? "the file '" + said + "' of caBundle is not there"
              : "the file '" + said + "' of caBundle has no certificate",
          pem == null
              ? "it is looked for among the compiled classes and resources, on the class path and"
                  + " among the sources"
              : "the API server reads PEM, which has the line " + PEM);
      return null;
    }
    String lines = pem.replace("\r\n", "\n").strip() + "\n";
    return Base64.getEncoder().encodeToString(lines.getBytes(StandardCharsets.UTF_8));
  }

  private static void place(AnnotationUse use, CrdOrigins origins) {
    FieldPath service = CONFIG.field("service");
    origins.place(CONVERSION, use.origin());
    origins.place(service, use.origin("service"));
    origins.place(service.field("name"), use.origin("service"));
    for (String member : List.of("namespace", "port", "path")) {
      origins.place(service.field(member), use.origin(member));
    }
    origins.place(CONFIG.field("url"), use.origin("url"));
    origins.place(CONFIG.field("caBundle"), use.origin("caBundle"));
    FieldPath versions = CONVERSION.field("webhook").field("conversionReviewVersions");
    origins.place(versions, use.origin("reviewVersions"));
    for (int i = 0; i < use.strings("reviewVersions").size(); i++) {
      origins.place(versions.index(i), use.origin("reviewVersions", i));
    }
  }
}
