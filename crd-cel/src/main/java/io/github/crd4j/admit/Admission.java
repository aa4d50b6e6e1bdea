package io.github.crd4j.admit;

import io.github.crd4j.admission.CorrelatedValue;
import io.github.crd4j.admission.EmbeddedMetadata;
import io.github.crd4j.admission.HeldNumbers;
import io.github.crd4j.admission.ListTypes;
import io.github.crd4j.admission.ResourceMetadata;
import io.github.crd4j.admission.ScaleValues;
import io.github.crd4j.admission.SchemaValidator;
import io.github.crd4j.admission.ValueError;
import io.github.crd4j.cel.CelRules;
import io.github.crd4j.cel.CelValidator;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.regex.RegexTooCostlyException;
import io.github.crd4j.regex.Regexes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Does to objects of one version of a CRD what the API server does before it stores them.
 *
 * <p>In its order: prune, drop nulls, drop unknown metadata, default; then check type and metadata,
 * values, replicas, embedded metadata, list types and, unless a mistake found by then forbids it,
 * CEL rules ({@code k8s.io/apiextensions-apiserver/pkg/registry/customresource}). Admission
 * webhooks and policies are not part of it, nor is a conversion to another storage version.
 * Immutable: rules are compiled once.
 */
public final class Admission {

  private static final int RATCHETING_SINCE = 30;
  private static final String BLOCKED =
      "Invalid value: null: some validation rules were not checked because the object was invalid;"
          + " correct the existing errors to complete validation";

  private final Crd crd;
  private final CrdVersion version;
  private final Schema schema;
  private final @Nullable CelValidator rules;
  private final boolean ratchets;

  private Admission(
      Crd crd, CrdVersion version, Schema schema, @Nullable CelValidator rules, boolean ratchets) {
    this.crd = crd;
    this.version = version;
    this.schema = schema;
    this.rules = rules;
    this.ratchets = ratchets;
  }

  /**
   * The admission of {@code version} of {@code crd} by a server of {@code kubernetes}.
   *
   * @throws IllegalArgumentException if the CRD has no such version, or no schema of it
   */
  public static Admission of(Crd crd, String version, KubernetesVersion kubernetes) {
    CrdVersion found = crd.version(version);
    if (found == null) {
      throw new IllegalArgumentException(
          "the CRD '" + crd.name() + "' has no version '" + version + "'");
    }
    Schema declared = found.schema();
    if (declared == null) {
      throw new IllegalArgumentException(
          "version '" + version + "' of the CRD '" + crd.name() + "' has no schema");
    }
    Schema schema =
        Schema.fromJson(
            HeldNumbers.reread(declared.toJson()), FieldPath.ROOT, (path, problem) -> {});
    return new Admission(
        crd,
        found,
        schema,
        CelRules.hasRules(schema) ? CelValidator.of(schema, kubernetes) : null,
        kubernetes.isAtLeast(RATCHETING_SINCE));
  }

  /** What becomes of {@code object} when it is created. The status is dropped if it has an API. */
  public Admitted create(JsonObject object) {
    Decoded decoded = Decoded.of(object, schema);
    JsonObject created = version.status() ? withStatus(decoded.value(), null) : decoded.value();
    return admitted(decoded, created, null, false);
  }

  /**
   * What becomes of {@code object} when it replaces {@code old}, whose status it keeps if status
   * has an API of its own.
   */
  public Admitted update(JsonObject old, JsonObject object) {
    JsonObject before = Decoded.of(old, schema).value();
    Decoded decoded = Decoded.of(object, schema);
    JsonObject updated =
        version.status() ? withStatus(decoded.value(), before.get("status")) : decoded.value();
    return admitted(decoded, updated, before, false);
  }

  /**
   * What becomes of {@code old} when {@code object} is written to its status subresource: only the
   * status of {@code object} counts.
   *
   * @throws IllegalArgumentException if this version has no such subresource
   */
  public Admitted updateStatus(JsonObject old, JsonObject object) {
    if (!version.status()) {
      throw new IllegalArgumentException(
          "version '" + version.name() + "' of '" + crd.name() + "' has no status subresource");
    }
    JsonObject before = Decoded.of(old, schema).value();
    Decoded decoded = Decoded.of(object, schema);
    JsonObject updated = withStatus(before, decoded.value().get("status"));
    return admitted(decoded, updated, before, true);
  }

  /** {@code object} with another status, or without one. */
  public static JsonObject withStatus(JsonObject object, @Nullable JsonValue status) {
    return with(object, "status", status);
  }

  private static JsonObject with(JsonObject object, String name, @Nullable JsonValue value) {
    Map<String, JsonValue> members = new LinkedHashMap<>(object.members());
    if (value == null) {
      members.remove(name);
    } else {
      members.put(name, value);
    }
    return new JsonObject(members);
  }

  /**
   * {@code sent} to the status subresource, with what the server resets before it notes who wrote
   * what ({@code GetResetFields} in {@code status_strategy.go}).
   */
  private static JsonObject reset(JsonObject sent, JsonObject old) {
    return with(with(sent, "spec", old.get("spec")), "metadata", old.get("metadata"));
  }

  private Admitted admitted(
      Decoded decoded, JsonObject written, @Nullable JsonObject old, boolean isStatus) {
    JsonObject sent = decoded.value();
    JsonObject object =
        old == null
            ? CompletedMetadata.ofCreated(written)
            : CompletedMetadata.ofUpdated(written, isStatus ? reset(sent, old) : written, old);
    List<AdmissionError> errors = new ArrayList<>();
    try {
      addErrors(decoded, object, old, isStatus, errors);
    } catch (RegexTooCostlyException e) {
      String problem =
          "not checked: " + e.getMessage() + ", with \"" + e.expression() + "\" among them";
      errors.add(new AdmissionError("", problem, FieldPath.ROOT));
    }
    return new Admitted(written, decoded.pruned(), decoded.droppedMetadata(), errors);
  }

  private void addErrors(
      Decoded decoded,
      JsonObject object,
      @Nullable JsonObject old,
      boolean isStatus,
      List<AdmissionError> errors) {
    Regexes regexes = new Regexes();
    JsonObject sent = decoded.value();
    List<ValueError> mistakes = decoded.undecodable();
    if (mistakes.isEmpty()) {
      mistakes =
          ResourceMetadata.checkType(sent, crd.group() + "/" + version.name(), crd.names().kind());
    }
    boolean isReadable = mistakes.isEmpty();
    if (isReadable) {
      mistakes = new ArrayList<>(old == null ? List.of() : ResourceMetadata.checkUpdate(sent, old));
      mistakes.addAll(mistakes(object, old, isStatus, regexes));
    }
    ErrorText text = new ErrorText(object);
    mistakes.forEach(mistake -> errors.add(text.of(mistake)));
    if (isReadable) {
      ScaleValues.check(object, version.scale(), isStatus)
          .forEach(mistake -> errors.add(text.ofScale(mistake)));
    }
    if (isReadable && rules != null) {
      if (mistakes.stream().anyMatch(ValueError::isBlocking)) {
        errors.add(new AdmissionError("", BLOCKED, FieldPath.ROOT));
      } else {
        addViolations(rules, object, old, regexes, text, errors);
      }
    }
  }

  private List<ValueError> mistakes(
      JsonObject object, @Nullable JsonObject old, boolean isStatus, Regexes regexes) {
    List<ValueError> mistakes = new ArrayList<>();
    mistakes.addAll(ResourceMetadata.check(object, crd.scope().equals("Namespaced")));
    CorrelatedValue whole = correlated(object, old);
    if (isStatus) {
      JsonValue status = object.get("status");
      Schema ofStatus = schema.properties().get("status");
      if (status != null && ofStatus != null) {
        CorrelatedValue oldStatus = whole == null ? null : whole.field("status");
        mistakes.addAll(
            SchemaValidator.validateUpdate(
                status, ofStatus, FieldPath.of("status"), oldStatus, regexes));
      }
    } else {
      mistakes.addAll(
          SchemaValidator.validateUpdate(object, schema, FieldPath.ROOT, whole, regexes));
    }
    if (!isStatus) {
      mistakes.addAll(EmbeddedMetadata.check(object, schema, FieldPath.ROOT, false));
    }
    if (old == null || ListTypes.check(old, schema, FieldPath.ROOT).isEmpty()) {
      mistakes.addAll(ListTypes.check(object, schema, FieldPath.ROOT));
    }
    return mistakes;
  }

  private void addViolations(
      CelValidator validator,
      JsonObject object,
      @Nullable JsonObject old,
      Regexes regexes,
      ErrorText text,
      List<AdmissionError> errors) {
    CorrelatedValue whole = correlated(object, old);
    for (CelValidator.Violation violation : validator.validate(object, old, regexes)) {
      boolean isForgiven =
          whole != null
              && !violation.transition()
              && !violation.error()
              && whole.isUnchangedAt(violation.path());
      if (!isForgiven) {
        errors.add(text.of(violation, SchemaTypes.at(schema, violation.path())));
      }
    }
  }

  private @Nullable CorrelatedValue correlated(JsonObject object, @Nullable JsonObject old) {
    return old == null || !ratchets ? null : CorrelatedValue.of(object, old, schema);
  }
}
