package io.github.crd4j.cel;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.model.CrdNames;
import io.github.crd4j.model.CrdVersion;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The case files, one case a line, fields separated by {@code " | "}. */
final class Cases {

  /** The version of the server that made the cases. */
  static final KubernetesVersion SERVER = new KubernetesVersion(37);

  private Cases() {}

  /** The lines of {@code name}, each split into {@code fields} fields. */
  static List<List<String>> read(String name, int fields) {
    try (InputStream in = Cases.class.getResourceAsStream("/cases/" + name)) {
      String text = new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
      List<List<String>> cases = new ArrayList<>();
      for (String line : text.lines().toList()) {
        if (!line.isEmpty() && !line.startsWith("#")) {
          cases.add(List.of(line.split(" \\| ", fields)));
        }
      }
      return cases;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Schema schema(String yaml) {
    return schema(Yaml.read(yaml));
  }

  static Schema schema(JsonValue json) {
    return Schema.fromJson(
        json,
        FieldPath.ROOT,
        (path, problem) -> {
          throw new IllegalArgumentException(path + ": " + problem);
        });
  }

  /** The CRD whose schema has {@code schema} at the place that {@code form} names. */
  static Crd crd(String form, Schema schema) {
    Schema root =
        switch (form) {
          case "root" -> schema;
          case "spec" -> holder("spec", schema);
          case "x" -> holder("spec", holder("x", schema));
          default -> throw new IllegalArgumentException(form);
        };
    CrdVersion version =
        new CrdVersion("v1", true, true, false, null, root, false, null, List.of(), List.of());
    return new Crd(
        "widgets.example.com",
        Map.of(),
        Map.of(),
        "example.com",
        new CrdNames("widgets", "", "Widget", "", List.of(), List.of()),
        "Namespaced",
        List.of(version),
        null,
        false);
  }

  private static Schema holder(String property, Schema schema) {
    return Schema.ofType("object").with(Keyword.PROPERTIES, Map.of(property, schema));
  }
}
