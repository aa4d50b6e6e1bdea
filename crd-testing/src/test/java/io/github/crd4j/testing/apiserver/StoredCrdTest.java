package io.github.crd4j.testing.apiserver;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class StoredCrdTest {
  @Test
  void aSchemaThatIsNotStructuralIsAFailureThoughEstablished() {
    JsonNode crd =
        json(
            """
            {"status": {"conditions": [
              {"type": "Established", "status": "True"},
              {"type": "NonStructuralSchema", "status": "True", "reason": "Violations",
               "message": "spec.x: must not be set"}]}}
            """);

    assertThat(CrdConditions.established(crd)).isTrue();
    assertThat(CrdConditions.failure(crd))
        .contains("NonStructuralSchema=True (Violations): spec.x: must not be set");
  }

  @Test
  void acceptedNamesAreNoFailure() {
    JsonNode crd =
        json(
            "{\"status\": {\"conditions\": [{\"type\": \"NamesAccepted\", \"status\": \"True\"}]}}");

    assertThat(CrdConditions.established(crd)).isFalse();
    assertThat(CrdConditions.failure(crd)).isEmpty();
  }

  @Test
  void theServersFieldsAreRemovedAndNoOthers() {
    JsonNode crd =
        json(
            """
            {"kind": "CustomResourceDefinition",
             "metadata": {"name": "a.b.c", "labels": {"x": "y"}, "uid": "1",
               "resourceVersion": "2", "generation": 3, "creationTimestamp": "4",
               "managedFields": []},
             "spec": {"group": "b.c", "conversion": {"strategy": "None"},
               "names": {"plural": "a", "listKind": "AList"}},
             "status": {"storedVersions": ["v1"]}}
            """);

    assertThat(ServerFields.removedFrom(crd))
        .isEqualTo(
            json(
                """
                {"kind": "CustomResourceDefinition",
                 "metadata": {"name": "a.b.c", "labels": {"x": "y"}},
                 "spec": {"group": "b.c", "names": {"plural": "a", "listKind": "AList"}}}
                """));
    assertThat(crd.has("status")).as("the original is left alone").isTrue();
  }

  @Test
  void aConversionWebhookStays() {
    JsonNode crd =
        json("{\"spec\": {\"conversion\": {\"strategy\": \"Webhook\", \"webhook\": {}}}}");

    assertThat(ServerFields.removedFrom(crd)).isEqualTo(crd);
  }

  private static JsonNode json(String text) {
    return JsonMapper.shared().readTree(text);
  }
}
