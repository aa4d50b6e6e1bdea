package io.github.crd4j.benchmarks;

import io.github.crd4j.conversion.Leaves;
import io.github.crd4j.conversion.ObjectMapping;
import io.github.crd4j.conversion.SpokeConversion;
import java.util.List;

/** The pair of versions that the reviews are of: renames, kept values, a list map, a hook. */
final class DatabaseConversion extends SpokeConversion {
  DatabaseConversion() {
    super("databases.example.com", "Database", "v1alpha1", "v1");
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
                        String.class,
                        text -> text.equals("mysql") ? "MySQL" : "Postgres",
                        text -> text.equals("MySQL") ? "mysql" : "postgres",
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
                        port -> port.copy("name").copy("port").hubOnly("protocol", Leaves.STRING)))
        .copy("status");
  }
}
