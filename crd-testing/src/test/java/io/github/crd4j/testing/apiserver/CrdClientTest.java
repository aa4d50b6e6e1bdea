package io.github.crd4j.testing.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

@WithApiServer
class CrdClientTest {
  private final CrdClient crds;
  private final ApiClient client;

  CrdClientTest(CrdClient crds, ApiClient client) {
    this.crds = crds;
    this.client = client;
  }

  @Test
  void anInstalledCrdIsServedAtOnceAndADeletedOneIsGone() {
    Widgets widgets = new Widgets("installed.example.com");
    // More than once under one name: a new one must not meet what is left of the old one.
    for (int round = 0; round < 3; round++) {
      String name = crds.install(widgets.crd());
      assertThat(name).isEqualTo("widgets.installed.example.com");
      assertThat(client.list(crds.objects(name, "v1"))).isEmpty();
      ApiPath one = widgets.objects().name("one");
      client.apply(one, widgets.widget("one", "{size: 1}"), "test", false).orThrow();

      crds.delete(name);
      assertThat(crds.get(name).statusCode()).isEqualTo(404);
    }
  }

  @Test
  void aBadCrdIsRefusedWithItsCauses() {
    String bad = new Widgets("bad.example.com").crd().replace("type: integer", "type: number?");

    ApiResponse refused = crds.create(bad);

    assertThat(refused.statusCode()).isEqualTo(422);
    assertThat(refused.reason()).isEqualTo("Invalid");
    assertThat(refused.causes())
        .extracting(ApiResponse.Cause::field)
        .contains(
            "spec.additionalPrinterColumns[0].type",
            "spec.validation.openAPIV3Schema.properties[spec].properties[size].type");
    assertThatThrownBy(() -> crds.install(bad))
        .isInstanceOf(ApiResponseException.class)
        .hasMessageStartingWith("422 CustomResourceDefinition");
  }

  @Test
  void anUnknownFieldInACrdIsAnError() {
    String typo = new Widgets("typo.example.com").crd().replace("minimum:", "minimun:");

    ApiResponse refused = crds.create(typo);

    assertThat(refused.statusCode()).isEqualTo(400);
    assertThat(refused.message()).contains("unknown field").contains("minimun");
  }

  @Test
  void aDryRunStoresNothing() {
    Widgets widgets = new Widgets("dry.example.com");

    assertThat(crds.dryRun(widgets.crd()).statusCode()).isEqualTo(201);
    assertThat(crds.get(widgets.name()).statusCode()).isEqualTo(404);
  }

  @Test
  void aCrdWhoseNamesAreTakenIsNotServed() {
    Widgets widgets = new Widgets("taken.example.com");
    crds.install(widgets.crd());
    String rival = widgets.crd("Gadget").replace("kind: Gadget", "kind: Widget");

    assertThatThrownBy(() -> crds.install(rival))
        .isInstanceOf(CrdNotServedException.class)
        .hasMessageContaining("NamesAccepted=False")
        .hasMessageContaining("\"WidgetList\" is already in use");

    crds.delete(widgets.name("Gadget"));
    crds.delete(widgets.name());
  }

  @Test
  void theStoredCrdWithoutTheServersFieldsIsWhatWasSentAndItsDefaults() {
    Widgets widgets = new Widgets("stored.example.com");
    String name = crds.install(widgets.crd());

    ObjectNode stored = crds.storedWithoutServerFields(name);

    assertThat(stored.propertyNames())
        .containsExactlyInAnyOrder("apiVersion", "kind", "metadata", "spec");
    assertThat(stored.path("metadata")).hasToString("{\"name\":\"widgets.stored.example.com\"}");
    assertThat(stored.path("spec").propertyNames())
        .containsExactlyInAnyOrder("group", "names", "scope", "versions");
    assertThat(stored.path("spec").path("names").path("listKind").stringValue())
        .isEqualTo("WidgetList");
    crds.delete(name);
  }
}
