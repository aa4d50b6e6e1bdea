package io.github.crd4j.integration.jackson;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import java.io.IOException;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The resources of samples on an API server. */
final class ServedSamples {
  private static final JsonMapper JSON = JsonMapper.shared();

  private final ApiClient client;
  private final CrdClient crds;
  private final Mapper mapper;
  private int objects;

  ServedSamples(ApiClient client, Mapper mapper) {
    this.client = client;
    this.crds = new CrdClient(client);
    this.mapper = mapper;
  }

  /** Installs all CRDs, which takes the server less time than one after the other. */
  void install(CompiledSamples compiled, List<Sample> samples) throws IOException {
    for (Sample sample : samples) {
      ApiResponse response = crds.create(compiled.crd(sample));
      if (!response.isSuccess()) {
        throw new AssertionError(sample + " " + mapper + ": " + response.message());
      }
    }
    samples.forEach(sample -> crds.awaitServed(sample.crd(mapper)));
  }

  void delete(List<Sample> samples) {
    samples.forEach(sample -> crds.delete(sample.crd(mapper)));
  }

  /**
   * Creates an object and gets it.
   *
   * @param spec its JSON
   */
  Stored create(Sample sample, String spec) {
    ApiPath path = objects(sample);
    String name = "o" + objects++;
    ApiResponse created = client.create(path, RequestBody.json(object(sample, name, spec)));
    if (!created.isSuccess()) {
      return new Stored(false, created.message());
    }
    JsonNode stored = client.get(path.name(name)).orThrow();
    return new Stored(true, stored.path("spec").toString());
  }

  /** What creating the object would give. */
  Stored dryRun(Sample sample, String spec) {
    ApiResponse created =
        client.create(objects(sample).dryRun(), RequestBody.json(object(sample, "dry", spec)));
    return created.isSuccess()
        ? new Stored(true, created.body().path("spec").toString())
        : new Stored(false, created.message());
  }

  private ApiPath objects(Sample sample) {
    String crd = sample.crd(mapper);
    int dot = crd.indexOf('.');
    return ApiPath.resource(crd.substring(dot + 1), "v1", crd.substring(0, dot))
        .namespace("default");
  }

  private String object(Sample sample, String name, String spec) {
    String crd = sample.crd(mapper);
    ObjectNode object = JSON.createObjectNode();
    object.put("apiVersion", crd.substring(crd.indexOf('.') + 1) + "/v1");
    object.put("kind", sample.resource());
    object.putObject("metadata").put("name", name);
    object.putRawValue("spec", new tools.jackson.databind.util.RawValue(spec));
    return object.toString();
  }

  /**
   * The answer of the server.
   *
   * @param accepted whether it took the object
   * @param text the stored spec, or why not
   */
  record Stored(boolean accepted, String text) {}
}
