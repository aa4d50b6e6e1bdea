package io.github.crd4j.integration.differential;

import io.github.crd4j.cel.CelRules;
import io.github.crd4j.cel.KubernetesVersion;
import io.github.crd4j.json.JsonValue;
import io.github.crd4j.model.Crd;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.ServerPaths;
import io.github.crd4j.rules.ServerRules;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.ApiResponse;
import io.github.crd4j.testing.apiserver.RequestBody;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Says what is wrong with a CRD, once by our rules and once by a real API server. */
final class CrdJudges {

  private static final ApiPath CRDS =
      ApiPath.resource("apiextensions.k8s.io", "v1", "customresourcedefinitions");

  private final ApiClient server;

  CrdJudges(ApiClient server) {
    this.server = server;
  }

  boolean agreeOn(JsonValue crd) {
    return ours(crd).agreesWith(theirs(crd));
  }

  Verdict ours(JsonValue json) {
    List<String> problems = new ArrayList<>();
    Crd crd =
        Crd.fromJson(
            json,
            (path, problem) -> {
              if (!isOverlooked(path.toString(), problem)) {
                problems.add(path + ": " + problem);
              }
            });
    if (!problems.isEmpty()) {
      return new Verdict(Verdict.UNREADABLE, null, String.join("\n", problems));
    }
    List<Finding> errors =
        ServerRules.check(crd, new CelRules(KubernetesVersion.NEWEST_KNOWN)).all().stream()
            .filter(Finding::isError)
            .toList();
    String words =
        errors.stream()
            .map(error -> error.path() + ": " + error.headline())
            .sorted()
            .collect(Collectors.joining("\n"));
    // The server decodes this part, too.
    boolean isUnreadable =
        errors.stream().anyMatch(error -> error.rule().equals("MalformedConversion"));
    Set<String> fields = isUnreadable ? Verdict.UNREADABLE : ServerPaths.of(crd, errors);
    return new Verdict(fields, null, words);
  }

  /** The server's strict decoder does not look into what has a decoder of its own. */
  private static boolean isOverlooked(String path, String problem) {
    return problem.startsWith("unknown field")
        && path.matches(".*\\.(items|additionalProperties)[.\\[].*");
  }

  Verdict theirs(JsonValue crd) {
    return theirs(RequestBody.json(Wire.text(crd)));
  }

  Verdict theirsOfYaml(String crd) {
    return theirs(RequestBody.yaml(crd));
  }

  private Verdict theirs(RequestBody crd) {
    ApiResponse response;
    try {
      response = server.create(CRDS.strict().dryRun(), crd);
    } catch (UncheckedIOException e) {
      // Its handler has panicked, and it goes on with the next request.
      return new Verdict(Verdict.NO_ANSWER, null, "");
    }
    if (response.isSuccess()) {
      return new Verdict(Set.of(), null, "");
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
}
