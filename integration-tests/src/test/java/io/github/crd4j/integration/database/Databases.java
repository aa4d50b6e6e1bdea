package io.github.crd4j.integration.database;

import io.github.crd4j.integration.GeneratedCrds;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.RequestBody;
import tools.jackson.databind.JsonNode;

/** The example's CRD on the server, and its objects in a namespace that a test class has alone. */
public final class Databases {
  /** The name of the CRD. */
  public static final String CRD = "databases.databases.example.com";

  private static final String GROUP = "databases.example.com";

  private final ApiClient client;
  private final String namespace;

  private Databases(ApiClient client, String namespace) {
    this.client = client;
    this.namespace = namespace;
  }

  /** Makes the namespace, and the CRD where no other test class did. */
  public static Databases in(String namespace, ApiClient client) {
    CrdClient crds = new CrdClient(client);
    if (crds.get(CRD).statusCode() == 404) {
      crds.install(withoutWebhook(GeneratedCrds.one(GeneratedCrds.EXAMPLE)));
    }
    client
        .create(
            ApiPath.resource("", "v1", "namespaces"),
            RequestBody.json("{\"metadata\": {\"name\": \"" + namespace + "\"}}"))
        .orThrow();
    return new Databases(client, namespace);
  }

  /** Of these tests none needs a webhook: conversion has tests of its own. */
  private static String withoutWebhook(String yaml) {
    return yaml.replaceFirst("(?m)^  conversion:\\n(    .*\\n)+", "");
  }

  /** All of the namespace, in the storage version. */
  ApiPath all() {
    return all("v1");
  }

  ApiPath all(String version) {
    return ApiPath.resource(GROUP, version, "databases").namespace(namespace);
  }

  ApiPath one(String name) {
    return all().name(name);
  }

  /** Creates a v1 object that must be accepted, and returns it as stored. */
  JsonNode create(String name, String spec) {
    return post(name, spec).orThrow();
  }

  /** Creates a v1 object. */
  ApiResponse post(String name, String spec) {
    return client.create(all(), object(name, "spec: " + spec));
  }

  /** Changes members of the spec, which are JSON. */
  ApiResponse patch(String name, String spec) {
    return client.mergePatch(one(name), RequestBody.json("{\"spec\": " + spec + "}"));
  }

  /** Applies fields of the spec as one of several managers. */
  ApiResponse apply(String manager, String name, String spec) {
    return client.apply(one(name), object(name, "spec: " + spec), manager, false);
  }

  /** A v1 object; the rest is YAML of one line. */
  static RequestBody object(String name, String rest) {
    return object("v1", name, rest);
  }

  static RequestBody object(String version, String name, String rest) {
    return RequestBody.yaml(
        """
        apiVersion: %s/%s
        kind: Database
        metadata: {name: %s}
        %s
        """
            .formatted(GROUP, version, name, rest));
  }

  /** JSON to compare with, where single quotes stand for double ones. */
  static JsonNode json(String text) {
    return tools.jackson.databind.json.JsonMapper.shared().readTree(text.replace('\'', '"'));
  }
}
