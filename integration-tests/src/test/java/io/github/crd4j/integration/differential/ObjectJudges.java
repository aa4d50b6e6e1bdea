package io.github.crd4j.integration.differential;

import io.github.crd4j.admit.Admitted;
import io.github.crd4j.json.JsonObject;
import io.github.crd4j.json.JsonString;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.RequestBody;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Says what becomes of an object, once by our admission and once by a real API server. */
final class ObjectJudges {

  private static final Set<String> OF_THE_SERVER =
      Set.of(
          "creationTimestamp",
          "generation",
          "managedFields",
          "namespace",
          "resourceVersion",
          "uid");

  private final ApiClient server;

  ObjectJudges(ApiClient server) {
    this.server = server;
  }

  boolean agreeOn(Attempt attempt) {
    Verdict ours = ours(attempt);
    Verdict theirs = theirs(attempt);
    // Of an object that cannot be decoded the server does not say why.
    return theirs.fields().equals(Verdict.UNREADABLE)
        ? !ours.fields().isEmpty()
        : ours.agreesWith(theirs);
  }

  Verdict ours(Attempt attempt) {
    JsonObject old = attempt.old();
    Admitted admitted =
        old == null
            ? attempt.kind().admission().create(attempt.object())
            : attempt.isStatus()
                ? attempt.kind().admission().updateStatus(old, attempt.object())
                : attempt.kind().admission().update(old, attempt.object());
    return new Verdict(
        admitted.errors().stream()
            .map(error -> error.path().isEmpty() ? "<nil>" : error.path())
            .collect(Collectors.toSet()),
        admitted.isAccepted() ? compared(admitted.stored()) : null,
        admitted.errors().stream()
            .map(Object::toString)
            .sorted()
            .collect(Collectors.joining("\n")));
  }

  Verdict theirs(Attempt attempt) {
    RequestBody body = RequestBody.json(Wire.text(attempt.object()));
    ApiPath objects = attempt.kind().objects();
    ApiResponse response;
    if (attempt.old() == null) {
      response = server.create(objects.dryRun(), body);
    } else {
      ApiPath object = objects.name(name(attempt.old()));
      response =
          server.replace(
              (attempt.isStatus() ? object.subresource("status") : object).dryRun(), body);
    }
    if (response.isSuccess()) {
      JsonObject stored = (JsonObject) Wire.json(response.body().toString());
      return new Verdict(Set.of(), compared(stored), "");
    }
    if (response.statusCode() != 422) {
      return new Verdict(
          Verdict.UNREADABLE, null, response.statusCode() + " " + response.message());
    }
    return new Verdict(
        response.causes().stream().map(ApiResponse.Cause::field).collect(Collectors.toSet()),
        null,
        response.causes().stream()
            .map(cause -> cause.field() + ": " + cause.message())
            .sorted()
            .collect(Collectors.joining("\n")));
  }

  private static String name(JsonObject object) {
    return object.get("metadata") instanceof JsonObject metadata
            && metadata.get("name") instanceof JsonString name
        ? name.value()
        : "";
  }

  /** Less what the server adds. */
  private static JsonObject compared(JsonObject object) {
    if (!(object.get("metadata") instanceof JsonObject metadata)) {
      return object;
    }
    Map<String, JsonValue> own = new LinkedHashMap<>(metadata.members());
    own.keySet().removeAll(OF_THE_SERVER);
    if (own.containsKey("generateName")) {
      own.remove("name");
    }
    return object.with("metadata", new JsonObject(own));
  }
}
