package io.github.crd4j.integration.keys;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.nio.file.Path;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Keys that Java can read are taken, others are refused with the reason. */
@WithApiServer
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class MapKeysIT {

  private static final Path SAMPLE =
      Path.of("../crd-processor/src/test/resources/samples/types/map-key-rules");

  private final ApiClient client;
  private final ApiPath topics;

  MapKeysIT(ApiClient client) {
    this.client = client;
    CrdClient crds = new CrdClient(client);
    String yaml = GeneratedCrds.one(SAMPLE).replace("example.com", "keys.example.com");
    this.topics = crds.objects(crds.install(yaml), "v1").namespace("default");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"byMode": {"fast": 1, "it's slow": 2}}
          {"byCode": {"A": {"true": "x"}, "B": {}}}
          {"byNumber": {"-12": "x", "9223372036854775807": "y"}}
          {"byPrice": {"1.50": "x", "2E+3": "y"}}
          {"boundedNumbers": [{"1": "x"}, {"2": "y"}]}
          {"byKey": {"any": "x"}}
          """)
  void keysOfTheTypeAreTaken(String spec) {
    assertThat(create(spec).causes()).isEmpty();
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          {"byMode": {"FAST": 1}}            | spec.byMode      | each key must be fast or it's slow
          {"byCode": {"C": {}}}              | spec.byCode      | each key must be A or B
          {"byCode": {"A": {"yes": "x"}}}    | spec.byCode[A]   | each key must be true or false
          {"byNumber": {"one": "x"}}         | spec.byNumber    | each key must be an integer
          {"byPrice": {"1,50": "x"}}         | spec.byPrice     | each key must be a number
          {"boundedNumbers": [{"1.5": "x"}]} | spec.boundedNumbers[0] | each key must be an integer
          """)
  void otherKeysAreRefused(String spec, String field, String reason) {
    assertThat(create(spec).causes())
        .singleElement()
        .satisfies(
            cause -> {
              assertThat(cause.field()).isEqualTo(field);
              assertThat(cause.message()).endsWith(reason);
            });
  }

  private ApiResponse create(String spec) {
    return client.create(
        topics.dryRun(),
        RequestBody.json(
            "{\"apiVersion\": \"keys.example.com/v1\", \"kind\": \"Topic\","
                + " \"metadata\": {\"name\": \"one\"}, \"spec\": "
                + spec
                + "}"));
  }
}
