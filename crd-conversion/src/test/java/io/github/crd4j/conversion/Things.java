package io.github.crd4j.conversion;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Two versions of a made-up resource, v1alpha1 and v1, whose specs a test maps. */
final class Things extends SpokeConversion {
  private final Consumer<ObjectMapping> spec;

  private Things(Consumer<ObjectMapping> spec) {
    super("example.com", "Thing", "v1alpha1", "v1");
    this.spec = spec;
  }

  static Things mapped(Consumer<ObjectMapping> spec) {
    return new Things(spec);
  }

  @Override
  protected void map(ObjectMapping resource) {
    resource.object("spec", spec);
  }

  /** What v1alpha1 shows of a v1 spec; JSON with single quotes. */
  Shown down(String spec) {
    return down(new Shown(spec, Map.of()));
  }

  Shown down(Shown hub) {
    return Shown.of(toSpoke(hub.object("v1")));
  }

  /** What v1 shows of a v1alpha1 spec. */
  Shown up(String spec) {
    return up(new Shown(spec, Map.of()));
  }

  Shown up(Shown spoke) {
    return Shown.of(toHub(spoke.object("v1alpha1")));
  }

  /**
   * A spec and the kept values with it.
   *
   * @param spec JSON with single quotes; null if there is none
   * @param kept JSON with single quotes by annotation, less the prefix all have but the version
   */
  record Shown(@Nullable String spec, Map<String, String> kept) {
    static Shown of(ObjectNode object) {
      Map<String, String> kept = new TreeMap<>();
      object
          .path("metadata")
          .path("annotations")
          .properties()
          .forEach(
              a ->
                  kept.put(
                      a.getKey().replace(".kept.example.com/", ":"),
                      quoted(a.getValue().stringValue())));
      JsonNode spec = object.get("spec");
      return new Shown(spec == null ? null : quoted(CanonicalJson.write(spec)), kept);
    }

    /** The same with another spec: what a user of that version edits. */
    Shown edited(String other) {
      return new Shown(other, kept);
    }

    ObjectNode object(String version) {
      ObjectNode object = CanonicalJson.read("{}").asObject();
      object.put("apiVersion", "example.com/" + version).put("kind", "Thing");
      ObjectNode metadata = object.putObject("metadata").put("name", "one");
      if (!kept.isEmpty()) {
        ObjectNode annotations = metadata.putObject("annotations");
        kept.forEach(
            (key, value) ->
                annotations.put(key.replace(":", ".kept.example.com/"), value.replace('\'', '"')));
      }
      if (spec != null) {
        object.set("spec", CanonicalJson.read(spec.replace('\'', '"')));
      }
      return object;
    }

    private static String quoted(String json) {
      return json.replace('"', '\'');
    }
  }
}
