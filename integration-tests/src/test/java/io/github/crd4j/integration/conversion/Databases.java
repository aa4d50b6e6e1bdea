package io.github.crd4j.integration.conversion;

import com.fasterxml.jackson.annotation.JsonValue;
import io.github.crd4j.conversion.Conversions;
import io.github.crd4j.conversion.Leaves;
import io.github.crd4j.conversion.ObjectMapping;
import io.github.crd4j.conversion.SpokeConversion;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The conversions of a Database whose versions are v1alpha1, v1beta1 and v1, which is the hub. */
final class Databases {
  private Databases() {}

  static Conversions conversions(String group) {
    return Conversions.of(new FromV1alpha1(group), new FromV1beta1(group));
  }

  /** Free text in lower case there, an enum here. */
  enum Engine {
    POSTGRES("Postgres"),
    MYSQL("MySQL");

    private final String json;

    Engine(String json) {
      this.json = json;
    }

    @JsonValue
    String json() {
      return json;
    }

    String text() {
      return json.toLowerCase(Locale.ROOT);
    }

    static Engine of(String text) {
      return Arrays.stream(values())
          .filter(engine -> engine.text().equals(text))
          .findFirst()
          .orElseThrow(
              () -> new IllegalArgumentException("'" + text + "' is no engine: postgres, mysql"));
    }
  }

  private static final class FromV1alpha1 extends SpokeConversion {
    FromV1alpha1(String group) {
      super(group, "Database", "v1alpha1", "v1");
    }

    @Override
    protected void map(ObjectMapping resource) {
      resource.object("spec", FromV1alpha1::spec).copy("status");
    }

    private static void spec(ObjectMapping spec) {
      spec.rename("replicas", "size")
          .convert(
              "engine", "engine", String.class, Engine.class, Engine::of, Engine::text, "unknown")
          .copy("storageClass")
          .spokeOnly("legacy", Leaves.STRING)
          .spokeOnly("mode", Leaves.STRING, "\"auto\"")
          .hubOnly(
              "backup",
              Leaves.object()
                  .property("enabled", Leaves.BOOLEAN)
                  .property("schedule", Leaves.STRING))
          .hubOnly("data", Leaves.map(Leaves.STRING))
          .hubOnly("limits", Leaves.object().property("cpu", Leaves.STRING))
          .listMap(
              "ports",
              List.of("name"),
              port -> port.copy("name").copy("port").hubOnly("protocol", Leaves.STRING))
          .list(
              "rules",
              rule ->
                  rule.copy("path")
                      .copy("weight")
                      .spokeDefault("weight", "1")
                      .hubOnly("timeout", Leaves.STRING));
    }
  }

  private static final class FromV1beta1 extends SpokeConversion {
    FromV1beta1(String group) {
      super(group, "Database", "v1beta1", "v1");
    }

    @Override
    protected void map(ObjectMapping resource) {
      resource
          .object(
              "spec",
              spec ->
                  spec.rename("replicas", "size")
                      .copy("engine")
                      .move("backupEnabled", "backup.enabled")
                      .hubOnly("backup", Leaves.object().property("schedule", Leaves.STRING))
                      .hubOnly("storageClass", Leaves.STRING)
                      .hubOnly("data", Leaves.map(Leaves.STRING))
                      .hubOnly("limits", Leaves.object().property("cpu", Leaves.STRING))
                      .hubOnly("rules", Leaves.LIST)
                      .copy("ports"))
          .copy("status");
    }
  }
}
