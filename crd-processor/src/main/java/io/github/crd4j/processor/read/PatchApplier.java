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
    boolean[] fits = {true};
    Schema patched =
        Schema.fromJson(
            MergePatch.apply(draft.schema().toJson(), patch),
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
      changes.members().keySet().forEach(name -> place(draft, name, origin));
    }
  }

  private static void place(SchemaDraft draft, String name, Origin origin) {
    @Nullable Keyword<?> keyword = Keyword.named(name);
    if (keyword != null) {
      draft.origins().keyword(keyword, rest -> origin);
    }
  }
}
