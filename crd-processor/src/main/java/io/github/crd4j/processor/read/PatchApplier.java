package io.github.crd4j.processor.read;

import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonText;
import io.github.crd4j.json.JsonTextException;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.json.MergePatch;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.processor.mirror.AnnotationUse;
import io.github.crd4j.processor.mirror.Origin;
import io.github.crd4j.yaml.YamlDocument;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.util.List;
import java.util.Map;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Applies {@code @SchemaPatch}, after all else was said of a schema. */
final class PatchApplier {

  private final Reading reading;

  PatchApplier(Reading reading) {
    this.reading = reading;
  }

  void apply(SchemaDraft draft, AnnotationUse use, Place place) {
    Origin origin = use.origin("value");
    JsonValue patch;
    try {
      patch = JsonText.parseJson(use.string("value"));
    } catch (JsonTextException malformed) {
      reading.report(
          SourceRule.SchemaPatchInvalid,
          origin,
          "the schema patch of " + place.name() + " is no JSON: " + malformed.getMessage());
      return;
    }
    if (!(patch instanceof JsonObject changes)) {
      reading.report(
          SourceRule.SchemaPatchInvalid,
          origin,
          "the schema patch of "
              + place.name()
              + " is no JSON object, but the "
              + patch.typeName()
              + " "
              + patch);
      return;
    }
    if (replace(draft, MergePatch.apply(draft.schema().toJson(), patch), origin, place)) {
      changes.members().keySet().forEach(name -> place(draft, name, origin));
    }
  }

  /** Applies fabric8's {@code @SchemaCustomizer}, if it is one of the two that need no code. */
  void customize(SchemaDraft draft, AnnotationUse use, Place place) {
    TypeMirror customizer = use.givenType("value");
    String kind = customizer == null ? "" : customizer.toString();
    boolean raw = kind.endsWith(".RawCustomizer");
    if (!raw && !kind.endsWith(".MergePatchCustomizer")) {
      reading.report(
          SourceRule.AnnotationWithoutEffect,
          use.origin("value"),
          use.displayName() + " has no effect, because its customizer is code",
          "crd4j reads what is declared and runs none of it",
          "say the change with @SchemaPatch");
      return;
    }
    Origin origin = use.origin("input");
    List<YamlDocument> documents;
    try {
      documents = YamlReader.read(use.string("input"));
    } catch (YamlException malformed) {
      reading.report(
          SourceRule.SchemaPatchInvalid,
          origin,
          "the input of "
              + use.displayName()
              + " on "
              + place.name()
              + " is no YAML: "
              + malformed.getMessage());
      return;
    }
    JsonValue input = documents.isEmpty() ? new JsonObject(Map.of()) : documents.get(0).value();
    JsonValue before = draft.schema().toJson();
    if (replace(draft, raw ? input : MergePatch.apply(before, input), origin, place)
        && input instanceof JsonObject changes) {
      changes.members().keySet().forEach(name -> place(draft, name, origin));
    }
  }

  /** Makes {@code json} the schema, if it is one. */
  private boolean replace(SchemaDraft draft, JsonValue json, Origin origin, Place place) {
    boolean[] fits = {true};
    Schema patched =
        Schema.fromJson(
            json,
            FieldPath.ROOT,
            (path, problem) -> {
              fits[0] = false;
              reading.report(
                  SourceRule.SchemaPatchInvalid,
                  origin,
                  "the schema patch of "
                      + place.name()
                      + " gives no schema: "
                      + path
                      + ": "
                      + problem,
                  "the API server would refuse the CRD");
            });
    if (fits[0]) {
      draft.replace(patched);
    }
    return fits[0];
  }

  private static void place(SchemaDraft draft, String name, Origin origin) {
    @Nullable Keyword<?> keyword = Keyword.named(name);
    if (keyword != null) {
      draft.origins().keyword(keyword, rest -> origin);
    }
  }
}
