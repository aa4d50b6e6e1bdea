package io.github.crd4j.integration.differential;

import io.github.crd4j.admit.Admission;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.testing.apiserver.ApiPath;
import java.util.List;

/**
 * A kind that the API server serves, and what we make of it.
 *
 * @param plural names it
 * @param schema of the whole resource
 * @param hasStatus whether status has an API of its own
 * @param admission ours
 * @param stored objects that the server holds, some of which its schema would refuse by now
 */
record Kind(
    String plural,
    JsonObject schema,
    boolean hasStatus,
    Admission admission,
    List<JsonObject> stored) {

  static final String GROUP = "objects.example.com";
  static final String API_VERSION = GROUP + "/v1";

  String kind() {
    return kind(plural);
  }

  static String kind(String plural) {
    return Character.toUpperCase(plural.charAt(0)) + plural.substring(1);
  }

  ApiPath objects() {
    return objects(plural);
  }

  static ApiPath objects(String plural) {
    return ApiPath.resource(GROUP, "v1", plural).namespace("default");
  }
}
