package io.github.crd4j.testing.objects;

import io.github.crd4j.admit.Admission;
import io.github.crd4j.admit.Admitted;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.Schema;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Random;

/**
 * Makes objects of one version of a CRD, all of which the API server accepts.
 *
 * <p>Bounds, patterns, formats, enums, unions, list types and validation rules are kept; what a
 * schema cannot say by itself is found by trying. Equal seeds give equal objects. Not safe for use
 * by several threads.
 */
public final class ObjectGenerator {

  private static final int ATTEMPTS = 300;

  private final Crd crd;
  private final CrdVersion version;
  private final Schema schema;
  private final Admission admission;
  private final ValueGenerator values = new ValueGenerator();
  private final MetadataGenerator metadata;

  /**
   * A generator for {@code version} of {@code crd}.
   *
   * @throws IllegalArgumentException if the CRD has no such version, or no schema of it
   */
  public ObjectGenerator(Crd crd, String version) {
    this.crd = crd;
    this.admission = Admission.of(crd, version, KubernetesVersion.NEWEST_KNOWN);
    this.version = Objects.requireNonNull(crd.version(version));
    this.schema = Objects.requireNonNull(this.version.schema());
    this.metadata = new MetadataGenerator(crd.scope().equals("Namespaced"));
  }

  /**
   * The next object, with a status if the schema has one, as a client sends it: without defaults.
   *
   * @throws IllegalStateException if no attempt was accepted; the message has the last refusal
   */
  public JsonObject next(Random random) {
    Admitted last = null;
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      JsonObject candidate = candidate(random);
      last = admit(candidate);
      if (last.isAccepted()) {
        return candidate;
      }
    }
    throw new IllegalStateException(
        "no "
            + crd.names().kind()
            + " of version '"
            + version.name()
            + "' was accepted in "
            + ATTEMPTS
            + " attempts; the last was refused: "
            + (last == null ? "" : last.errors()));
  }

  /** {@code object} as the API server stores it: pruned, with defaults, status included. */
  public JsonObject stored(JsonObject object) {
    return admit(object).stored();
  }

  /** Whether the API server accepts {@code object}, its status included. */
  public boolean accepts(JsonObject object) {
    return admit(object).isAccepted();
  }

  private Admitted admit(JsonObject object) {
    Admitted created = admission.create(object);
    JsonValue status = object.get("status");
    return !version.status() || status == null || !created.isAccepted()
        ? created
        : admission.updateStatus(created.stored(), object);
  }

  private JsonObject candidate(Random random) {
    Map<String, JsonValue> members = new LinkedHashMap<>();
    members.put("apiVersion", new JsonString(crd.group() + "/" + version.name()));
    members.put("kind", new JsonString(crd.names().kind()));
    members.put("metadata", metadata.next(random));
    JsonValue rest = values.next(schema, new Chance(random));
    if (rest instanceof JsonObject object) {
      object.members().forEach(members::putIfAbsent);
    }
    return new JsonObject(members);
  }

  /** The schema that objects are made from. */
  public Schema schema() {
    return schema;
  }

  /** The CRD's kind, for messages. */
  @Override
  public String toString() {
    return crd.names().kind() + "." + version.name();
  }
}
