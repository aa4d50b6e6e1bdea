package io.github.crd4j.admission;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.model.Schema;
import io.github.crd4j.yaml.YamlException;
import io.github.crd4j.yaml.YamlReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What we make of an object is what the API server makes of it. */
class AdmissionCasesTest {

  /** An object on its way into the API server. */
  record Case(
      String name, String properties, String in, String out, String unknown, List<String> errors) {

    @Override
    public String toString() {
      return name;
    }
  }

  static List<Case> cases() throws IOException {
    List<Case> cases = new ArrayList<>();
    try (InputStream in =
        Objects.requireNonNull(
            AdmissionCasesTest.class.getResourceAsStream("/cases/admission.txt"))) {
      for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList()) {
        if (line.startsWith("    ! ")) {
          cases.get(cases.size() - 1).errors().add(line.substring(6));
        } else if (!line.startsWith("#")) {
          String[] c = line.split(" \\| ", -1);
          cases.add(
              new Case(
                  c[0],
                  c[1],
                  c[2].substring(3),
                  c[3].substring(4),
                  c.length > 4 ? c[4].replaceAll("^unknown \\[|\\]$", "") : "",
                  new ArrayList<>()));
        }
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theObjectIsPrunedAndDefaulted(Case line) throws YamlException {
    assertThat(stored(line)).isEqualTo(parse(line.out()));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void unknownFieldsAreNamed(Case line) throws YamlException {
    List<FieldPath> removed =
        Pruner.prune(parse(line.in()), schema(line), FieldPath.ROOT, true).removed();
    assertThat(removed.stream().map(FieldPath::toString).sorted().collect(Collectors.joining(" ")))
        .isEqualTo(line.unknown());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theMistakesAreThoseOfTheServer(Case line) throws YamlException {
    JsonValue object = stored(line);
    Schema schema = schema(line);
    List<ValueError> errors = new ArrayList<>();
    errors.addAll(
        SchemaValidator.validate(object, schema, FieldPath.ROOT, SchemaValidator.Subject.OBJECT));
    errors.addAll(EmbeddedMetadata.check(object, schema, FieldPath.ROOT, false));
    errors.addAll(ListTypes.check(object, schema, FieldPath.ROOT));

    assertThat(errors.stream().map(AdmissionCasesTest::placeAndKind))
        .containsExactlyInAnyOrderElementsOf(
            line.errors().stream().map(AdmissionCasesTest::placeAndKind).toList());
  }

  private static String placeAndKind(ValueError error) {
    String path = error.path().toString();
    return (path.isEmpty() ? "(no path)" : path) + " " + error.kind().text();
  }

  private static String placeAndKind(String error) {
    String[] parts = error.replace("(no path)", "(no path):").split(": ", 3);
    return parts[0] + " " + parts[1];
  }

  private static JsonValue stored(Case line) throws YamlException {
    Schema schema = schema(line);
    JsonValue pruned = Pruner.prune(parse(line.in()), schema, FieldPath.ROOT, true).value();
    JsonValue coerced = EmbeddedMetadata.coerce(Defaulter.dropNulls(pruned, schema), schema, true);
    return Defaulter.fill(coerced, schema);
  }

  private static Schema schema(Case line) throws YamlException {
    return Schema.fromJson(
        parse("{type: object, properties: " + line.properties() + "}"),
        FieldPath.ROOT,
        (path, problem) -> {
          throw new IllegalArgumentException(path + ": " + problem);
        });
  }

  private static JsonValue parse(String yaml) throws YamlException {
    return YamlReader.read(yaml).get(0).value();
  }
}
