package io.github.crd4j.rules.names;

import io.github.crd4j.admission.ResourceMetadata;
import io.github.crd4j.admission.ValueError;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Report;
import io.github.crd4j.rules.Rule;
import io.github.crd4j.rules.ServerAnswer;
import java.util.LinkedHashMap;
import java.util.Map;

/** Finalizers, owners and the like of a CRD are like those of any object. */
public final class MalformedMetadata implements Rule {

  private static final FieldPath METADATA = FieldPath.of("metadata");

  @Override
  public void check(Crd crd, Report report) {
    Map<String, JsonValue> given = new LinkedHashMap<>(crd.otherMetadata().members());
    // It is emptied before anybody looks, for CRDs are in no namespace.
    given.remove("namespace");
    JsonObject metadata = new JsonObject(given);
    if (metadata.members().isEmpty()) {
      return;
    }
    JsonObject named =
        JsonObject.EMPTY.with("metadata", metadata.with("name", new JsonString("x")));
    for (ValueError error : ResourceMetadata.check(named, false)) {
      String field = error.path().toString().substring(METADATA.toString().length() + 1);
      report.error(
          error.path(),
          "the CRD has a bad '" + field + "' in its metadata",
          "the API server answers: " + error.answer(),
          "leave it out: a CRD needs no more metadata than its name");
    }
    String wanted = crd.names().plural() + "." + crd.group();
    if (metadata.get("generateName") instanceof JsonString prefix
        && !prefix.value().isEmpty()
        && !prefix.value().equals(wanted)) {
      report.error(
          METADATA.field("generateName"),
          "the CRD has a generateName, '" + prefix.value() + "', but its name is fixed",
          ServerAnswer.invalid("must be spec.names.plural+\".\"+spec.group"),
          "write name: " + wanted);
    }
  }
}
