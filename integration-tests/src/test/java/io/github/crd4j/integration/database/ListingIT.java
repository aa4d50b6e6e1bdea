package io.github.crd4j.integration.database;

import static io.github.crd4j.integration.database.Databases.json;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.ApiTable;
import io.github.crd4j.testing.apiserver.ApiTable.Column;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;

@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ListingIT {
  private final ApiClient client;
  private final Databases databases;

  ListingIT(ApiClient client) {
    this.client = client;
    this.databases = Databases.in("listing", client);
    databases.create("one", "{engine: postgres, size: 3}");
    databases.create("two", "{engine: mysql}");
    databases.create("three", "{engine: mysql}");
    client
        .mergePatch(
            databases.one("one").subresource("status"),
            RequestBody.json(
                json(
                    """
                    {'status': {'conditions': [
                      {'type': 'Progressing', 'status': 'False'},
                      {'type': 'Ready', 'status': 'True'}]}}
                    """)))
        .orThrow();
  }

  @Test
  void theColumnsAreThoseThatAreDeclared() {
    ApiTable table = client.table(databases.all());

    assertThat(table.columns())
        .extracting(Column::name, Column::type, Column::format)
        .containsExactly(
            tuple("Name", "string", "name"),
            tuple("Ready", "string", ""),
            tuple("Size", "integer", "int32"),
            tuple("Age", "date", ""));
  }

  @Test
  void theCellsShowWhatThePathsLeadTo() {
    ApiTable table = client.table(databases.one("one"));

    assertThat(table.cell(0, "Name")).isEqualTo(json("'one'"));
    assertThat(table.cell(0, "Ready")).isEqualTo(json("'True'"));
    assertThat(table.cell(0, "Size")).isEqualTo(json("3"));
    assertThat(table.cell(0, "Age").stringValue()).matches("\\d+[smh]");
  }

  @Test
  void aCellWithoutAValueIsEmpty() {
    assertThat(client.table(databases.one("two")).cell(0, "Ready")).isEqualTo(json("null"));
  }

  @Test
  void theOldVersionHasColumnsOfItsOwn() {
    assertThat(client.table(databases.all("v1alpha1")).columnNames())
        .containsExactly("Name", "Replicas");
  }

  @Test
  void theEngineSelects() {
    assertThat(client.list(databases.all().fieldSelector("spec.engine=mysql")))
        .extracting(ListingIT::name)
        .containsExactlyInAnyOrder("two", "three");
    assertThat(client.list(databases.all().fieldSelector("spec.engine!=mysql")))
        .extracting(ListingIT::name)
        .containsExactly("one");
  }

  @Test
  void otherFieldsDoNotSelect() {
    ApiResponse refused = client.get(databases.all().fieldSelector("spec.size=1"));

    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.message()).contains("field label not supported: spec.size");
  }

  private static String name(JsonNode object) {
    return object.path("metadata").path("name").stringValue("");
  }
}
