package io.github.crd4j.integration.columns;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.model.Crd;
import io.github.crd4j.model.FieldPath;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.ServerRules;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiTable;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import io.github.crd4j.yaml.CrdYamlReader;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Columns show their values, except those of which {@code ColumnTypeMismatch} warns. */
@WithApiServer
class ColumnTypesIT {

  private static final List<String> TYPES =
      List.of("boolean", "date", "integer", "number", "string");

  /** A property with its schema and its value. */
  private record Property(String name, String schema, String value) {}

  private static final List<Property> PROPERTIES =
      List.of(
          new Property("array", "{type: array, items: {type: string}}", "[\"a\"]"),
          new Property("boolean", "{type: boolean}", "true"),
          new Property("day", "{type: string, format: date}", "\"2026-01-02\""),
          new Property("integer", "{type: integer}", "3"),
          new Property("number", "{type: number}", "1.5"),
          new Property(
              "object", "{type: object, additionalProperties: {type: string}}", "{\"a\": \"b\"}"),
          new Property("string", "{type: string}", "\"2026-01-02T03:04:05Z\""),
          new Property("time", "{type: string, format: date-time}", "\"2026-01-02T03:04:05Z\""));

  /** What the JSON of a cell is that does not show its value. */
  private static final Set<String> HIDDEN = Set.of("null", "\"<invalid>\"");

  private final ApiClient client;

  ColumnTypesIT(ApiClient client) {
    this.client = client;
  }

  @Test
  void whatIsNotShownIsWhatWeWarnOf() throws Exception {
    String yaml = crd();
    CrdClient crds = new CrdClient(client);
    ApiPath objects = crds.objects(crds.install(yaml), "v1").namespace("default");
    String values =
        PROPERTIES.stream()
            .map(property -> "\"" + property.name() + "\": " + property.value())
            .collect(Collectors.joining(", "));
    client
        .create(
            objects,
            RequestBody.json(
                "{\"apiVersion\": \"columns.example.com/v1\", \"kind\": \"Cell\","
                    + " \"metadata\": {\"name\": \"one\"}, \"spec\": {"
                    + values
                    + "}}"))
        .orThrow();

    ApiTable table = client.table(objects.name("one"));
    Set<String> hidden = new TreeSet<>();
    for (String column : columns()) {
      String cell = table.cell(0, column).toString();
      if (HIDDEN.contains(cell)) {
        hidden.add(column);
      }
    }
    assertThat(warnedOf(yaml)).isEqualTo(hidden).contains("day as date", "string as integer");
  }

  private static List<String> columns() {
    return PROPERTIES.stream()
        .flatMap(property -> TYPES.stream().map(type -> property.name() + " as " + type))
        .toList();
  }

  private static Set<String> warnedOf(String yaml) throws Exception {
    Crd crd = CrdYamlReader.read("cells.yaml", yaml).get(0).crd();
    Set<String> columns = new TreeSet<>();
    for (Finding finding : ServerRules.check(crd).all()) {
      if (finding.rule().equals("ColumnTypeMismatch")) {
        List<FieldPath.Step> steps = finding.path().steps();
        columns.add(columns().get(((FieldPath.Index) steps.get(steps.size() - 2)).index()));
      }
    }
    return columns;
  }

  private static String crd() {
    String columns =
        columns().stream()
            .map(
                column ->
                    "{name: "
                        + column
                        + ", type: "
                        + column.substring(column.lastIndexOf(' ') + 1)
                        + ", jsonPath: .spec."
                        + column.substring(0, column.indexOf(' '))
                        + "}")
            .collect(Collectors.joining(", "));
    String properties =
        PROPERTIES.stream()
            .map(property -> property.name() + ": " + property.schema())
            .collect(Collectors.joining(", "));
    return """
        apiVersion: apiextensions.k8s.io/v1
        kind: CustomResourceDefinition
        metadata: {name: cells.columns.example.com}
        spec:
          group: columns.example.com
          scope: Namespaced
          names: {plural: cells, singular: cell, kind: Cell, listKind: CellList}
          versions:
          - name: v1
            served: true
            storage: true
            additionalPrinterColumns: [%s]
            schema:
              openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {%s}}}}
        """
        .formatted(columns, properties);
  }
}
