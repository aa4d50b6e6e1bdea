package io.github.crd4j.integration.stored;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.stored.Samples.Sample;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.model.Crd;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import io.github.crd4j.testing.objects.ObjectGenerator;
import io.github.crd4j.yaml.CrdYamlReader;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The API server accepts the objects that {@code crd-testing} generates for users' tests. */
@WithApiServer
class GeneratedObjectsIT {
  private static final int OBJECTS = 20;

  private final ApiClient client;
  private final CrdClient crds;

  GeneratedObjectsIT(ApiClient client) {
    this.client = client;
    this.crds = new CrdClient(client);
  }

  static List<Sample> samples() {
    return Stream.concat(Stream.of(Samples.example()), Samples.generated().stream())
        .map(
            sample -> new Sample(sample.name(), sample.yaml().replace(".example.com", ".gen.test")))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("samples")
  void theServerTakesGeneratedObjects(Sample sample) throws Exception {
    Crd crd = CrdYamlReader.read(sample.name(), sample.yaml()).get(0).crd();
    String version = crd.versions().get(0).name();
    ObjectGenerator generator = new ObjectGenerator(crd, version);
    String name = crds.install(sample.yaml());
    ApiPath objects = crds.objects(name, version);
    if (crd.scope().equals("Namespaced")) {
      objects = objects.namespace("default");
    }
    Random random = new Random(1);
    for (int i = 0; i < OBJECTS; i++) {
      JsonObject object = generator.next(random);
      ApiResponse response = client.create(objects.dryRun(), RequestBody.json(object.toString()));
      assertThat(response.isSuccess()).as(response.message() + "\n" + object).isTrue();
    }
    crds.delete(name);
  }
}
