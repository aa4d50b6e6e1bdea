package io.github.crd4j.integration.conversion;

import static io.github.crd4j.integration.conversion.Resource.json;
import static io.github.crd4j.integration.conversion.Resource.kept;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.Base64;
import java.util.Random;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Kept values that are large, belong to items of lists, or have no image at all. */
@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class KeptValuesIT {
  private final ApiClient client;
  private final Resource databases;

  KeptValuesIT(ApiClient client) {
    this.client = client;
    this.databases =
        Resource.installed(
            "kept.conv.example.com",
            client,
            crd -> {
              // So that the hub may hold what the spoke's code has no answer for.
              ObjectNode engine =
                  Resource.version(crd, "v1")
                      .at("/schema/openAPIV3Schema/properties/spec/properties/engine")
                      .asObject();
              engine.remove("enum");
            });
  }

  @AfterAll
  void delete() {
    databases.close();
  }

  @Test
  void largeOnesArePacked() {
    String data = "{'data':{'a':'%s','b':'x'},'size':1}".formatted("a".repeat(140_000));
    databases.create("v1", "packed", data);

    assertThat(kept(databases.get("v1alpha1", "packed"), "v1")).containsOnlyKeys("packed");
    databases.patch("v1alpha1", "packed", "{'replicas':2}").orThrow();

    assertThat(databases.spec("v1", "packed").path("data")).isEqualTo(json(data).path("data"));
    JsonNode read = databases.get("v1alpha1", "packed");
    assertThat(databases.replace("v1alpha1", read).orThrow()).isEqualTo(read);
  }

  @Test
  void thoseThatFillTheAnnotationsStayReadable() {
    String data = "{'data':{'a':'%s'}}".formatted(random(255_000));
    databases.create("v1", "full", data);

    JsonNode shown = databases.get("v1alpha1", "full");
    assertThat(kept(shown, "v1")).containsOnlyKeys("packed");
    databases.replace("v1alpha1", shown).orThrow();
    assertThat(databases.spec("v1", "full").path("data")).isEqualTo(json(data).path("data"));
  }

  @Test
  void thoseThatFindNoRoomAreReadButNotWrittenInTheOldVersion() {
    databases.create("v1", "overflow", "{'data':{'a':'%s'},'size':4}".formatted(random(400_000)));

    JsonNode shown = databases.get("v1alpha1", "overflow");
    assertThat(kept(shown, "v1")).containsOnlyKeys("overflow");
    assertThat(shown.path("spec").path("replicas").intValue()).isEqualTo(4);
    assertThat(client.get(databases.all("v1alpha1")).isSuccess()).as("LIST is alive").isTrue();

    ApiResponse refused = databases.patch("v1alpha1", "overflow", "{'replicas':5}");
    assertThat(refused.statusCode()).isEqualTo(500);
    assertThat(refused.message()).contains("the object can be changed in v1 only");

    databases.patch("v1", "overflow", "{'size':5}").orThrow();
    assertThat(databases.spec("v1alpha1", "overflow").path("replicas").intValue()).isEqualTo(5);
    client.delete(databases.one("v1", "overflow")).orThrow();
  }

  @Test
  void thoseOfItemsWithoutKeysSurviveTheDefaultsThatTheServerAdds() {
    databases.create(
        "v1",
        "rules",
        "{'rules':[{'path':'/a','timeout':'1s'},{'path':'/b'},{'path':'/c','timeout':'3s'}]}");

    JsonNode shown = databases.get("v1alpha1", "rules");
    assertThat(shown.path("spec").path("rules"))
        .isEqualTo(json("[{'path':'/a'},{'path':'/b'},{'path':'/c'}]"));
    databases.replace("v1alpha1", shown).orThrow();
    assertThat(databases.spec("v1", "rules").path("rules"))
        .as("the old version's default is there now, and nothing is lost")
        .isEqualTo(
            json(
                "[{'path':'/a','timeout':'1s','weight':1},{'path':'/b','weight':1},"
                    + "{'path':'/c','timeout':'3s','weight':1}]"));

    databases.patch("v1alpha1", "rules", "{'rules':[{'path':'/c'},{'path':'/x'}]}").orThrow();
    assertThat(databases.spec("v1", "rules").path("rules"))
        .isEqualTo(json("[{'path':'/c','timeout':'3s','weight':1},{'path':'/x','weight':1}]"));
  }

  @Test
  void aValueThatCodeCannotShowLeavesTheListAlive() {
    databases.create("v1", "oracle", "{'engine':'Oracle','size':1}");

    assertThat(databases.spec("v1alpha1", "oracle").path("engine").stringValue())
        .isEqualTo("unknown");
    assertThat(client.get(databases.all("v1alpha1")).isSuccess()).isTrue();
    databases.patch("v1alpha1", "oracle", "{'replicas':2}").orThrow();
    assertThat(databases.spec("v1", "oracle").path("engine").stringValue()).isEqualTo("Oracle");

    databases.patch("v1alpha1", "oracle", "{'engine':'mysql'}").orThrow();
    assertThat(databases.spec("v1", "oracle").path("engine").stringValue()).isEqualTo("MySQL");
  }

  /** Text that does not get smaller. */
  private static String random(int length) {
    byte[] bytes = new byte[length * 3 / 4];
    new Random(1).nextBytes(bytes);
    return Base64.getEncoder().encodeToString(bytes);
  }
}
