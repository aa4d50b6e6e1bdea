package io.github.crd4j.testing.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

@WithApiServer
class ApiClientTest {
  private static final Widgets WIDGETS = new Widgets("client.example.com");

  private final ApiClient client;

  ApiClientTest(ApiClient client) {
    this.client = client;
  }

  @BeforeAll
  static void install(CrdClient crds) {
    crds.install(WIDGETS.crd());
  }

  @AfterAll
  static void delete(CrdClient crds) {
    crds.delete(WIDGETS.name());
  }

  @Test
  void createdObjectsArePrunedAndDefaulted() {
    ApiResponse created =
        client.create(WIDGETS.objects(), WIDGETS.widget("pruned", "{size: 3, shape: round}"));

    assertThat(created.statusCode()).isEqualTo(201);
    assertThat(created.body().path("spec")).hasToString("{\"colour\":\"red\",\"size\":3}");
    assertThat(created.warnings()).containsExactly("unknown field \"spec.shape\"");
  }

  @Test
  void strictRequestsRefuseUnknownFields() {
    ApiResponse refused =
        client.create(WIDGETS.objects().strict(), WIDGETS.widget("strict", "{shape: round}"));

    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.message()).contains("unknown field \"spec.shape\"");
  }

  @Test
  void invalidObjectsAreRefusedWithTheirCauses() {
    ApiResponse refused = client.create(WIDGETS.objects(), WIDGETS.widget("bad", "{size: 0}"));

    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(refused.causes())
        .containsExactly(
            new ApiResponse.Cause(
                "FieldValueInvalid",
                "spec.size",
                "Invalid value: 0: spec.size in body should be greater than or equal to 1"));
  }

  @Test
  void dryRunsStoreNothing() {
    ApiPath dry = WIDGETS.objects().dryRun();

    assertThat(client.create(dry, WIDGETS.widget("dry", "{}")).statusCode()).isEqualTo(201);
    assertThat(client.get(WIDGETS.objects().name("dry")).statusCode()).isEqualTo(404);
  }

  @Test
  void patchesAndReplacementsChangeAnObject() {
    ApiPath path = WIDGETS.objects().name("changed");
    client.create(WIDGETS.objects(), WIDGETS.widget("changed", "{size: 1}")).orThrow();

    client.mergePatch(path, RequestBody.json("{\"spec\": {\"size\": 2}}")).orThrow();
    assertThat(spec(path)).hasToString("{\"colour\":\"red\",\"size\":2}");

    String patch = "[{\"op\": \"remove\", \"path\": \"/spec/size\"}]";
    client.jsonPatch(path, RequestBody.json(patch)).orThrow();
    assertThat(spec(path)).hasToString("{\"colour\":\"red\"}");

    String text = client.get(path).orThrow().toString().replace("\"red\"", "\"blue\"");
    client.replace(path, RequestBody.json(text)).orThrow();
    assertThat(spec(path)).hasToString("{\"colour\":\"blue\"}");
  }

  @Test
  void managersThatApplyOneFieldConflictUnlessForced() {
    ApiPath path = WIDGETS.objects().name("applied");
    RequestBody one = WIDGETS.widget("applied", "{size: 1}");
    RequestBody two = WIDGETS.widget("applied", "{size: 2}");
    client.apply(path, one, "first", false).orThrow();

    ApiResponse conflict = client.apply(path, two, "second", false);
    assertThat(conflict.statusCode()).isEqualTo(409);
    assertThat(conflict.causes())
        .containsExactly(
            new ApiResponse.Cause("FieldManagerConflict", ".spec.size", "conflict with \"first\""));

    client.apply(path, two, "second", true).orThrow();
    assertThat(spec(path).path("size").intValue()).isEqualTo(2);
  }

  @Test
  void managersThatApplyDifferentFieldsShareAnObject() {
    ApiPath path = WIDGETS.objects().name("shared");

    client.apply(path, WIDGETS.widget("shared", "{size: 4}"), "first", false).orThrow();
    client.apply(path, WIDGETS.widget("shared", "{colour: blue}"), "second", false).orThrow();

    assertThat(spec(path)).hasToString("{\"colour\":\"blue\",\"size\":4}");
  }

  @Test
  void tablesShowThePrinterColumns() {
    client.create(WIDGETS.objects(), WIDGETS.widget("printed", "{size: 7}")).orThrow();

    ApiTable table = client.table(WIDGETS.objects().fieldSelector("metadata.name=printed"));

    assertThat(table.columnNames()).containsExactly("Name", "Size", "Colour");
    assertThat(table.columns().get(2))
        .isEqualTo(new ApiTable.Column("Colour", "string", "", "Shown in wide output only.", 1));
    assertThat(table.rows()).hasSize(1);
    assertThat(table.cell(0, "Name").stringValue()).isEqualTo("printed");
    assertThat(table.cell(0, "Size").intValue()).isEqualTo(7);
    assertThatThrownBy(() -> table.cell(0, "Age"))
        .hasMessage("no column 'Age' in [Name, Size, Colour]");
  }

  @Test
  void listsAreSelectedByQuery() {
    client.create(WIDGETS.objects(), WIDGETS.widget("listed", "{}")).orThrow();

    assertThat(client.list(WIDGETS.objects().fieldSelector("metadata.name=listed")))
        .extracting(object -> object.path("metadata").path("name").stringValue())
        .containsExactly("listed");
  }

  @Test
  void awaitGoneWaitsForFinalizersAndGivesUp() {
    ApiPath path = WIDGETS.objects().name("held");
    client.create(WIDGETS.objects(), WIDGETS.widget("held", "{}")).orThrow();
    String hold = "{\"metadata\": {\"finalizers\": [\"example.com/hold\"]}}";
    client.mergePatch(path, RequestBody.json(hold)).orThrow();
    client.delete(path).orThrow();

    assertThatThrownBy(() -> client.awaitGone(path, Duration.ofMillis(100)))
        .hasMessageContaining("/widgets/held is still there");

    String release = "{\"metadata\": {\"finalizers\": null}}";
    client.mergePatch(path, RequestBody.json(release)).orThrow();
    client.awaitGone(path, Duration.ofSeconds(10));
    assertThat(client.get(path).reason()).isEqualTo("NotFound");
  }

  private JsonNode spec(ApiPath path) {
    return client.get(path).orThrow().path("spec");
  }
}
