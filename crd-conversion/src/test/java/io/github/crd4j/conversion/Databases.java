package io.github.crd4j.conversion;

import java.util.List;

/** The versions of the Database whose reviews were recorded; v1 is the hub. */
final class Databases {
  static final String GROUP = "databases.example.com";

  private Databases() {}

  static Conversions conversions() {
    return Conversions.of(new FromV1alpha1(), new FromV1beta1());
  }

  static final class FromV1alpha1 extends SpokeConversion {
    FromV1alpha1() {
      super(GROUP, "Database", "v1alpha1", "v1");
    }

    @Override
    protected void map(ObjectMapping resource) {
      resource
          .object(
              "spec",
              spec ->
                  spec.rename("replicas", "size")
                      .convert(
                          "engine",
                          "engine",
                          String.class,
                          Engine.class,
                          Engine::parse,
                          Engine::lowerCase,
                          "")
                      .spokeOnly("legacy", Leaves.STRING)
                      .hubOnly(
                          "backup",
                          Leaves.object()
                              .property("enabled", Leaves.BOOLEAN)
                              .property("schedule", Leaves.STRING))
                      .listMap(
                          "ports",
                          List.of("name"),
                          port ->
                              port.copy("name").copy("port").hubOnly("protocol", Leaves.STRING)))
          .copy("status");
    }
  }

  static final class FromV1beta1 extends SpokeConversion {
    FromV1beta1() {
      super(GROUP, "Database", "v1beta1", "v1");
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
                      .copy("ports"))
          .copy("status");
    }
  }
}
