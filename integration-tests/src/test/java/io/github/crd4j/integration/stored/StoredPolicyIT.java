package io.github.crd4j.integration.stored;

import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.ApiPath;
import io.github.crd4j.testing.apiserver.RequestBody;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The API server takes the policies that guard kept values: it compiles their expressions. */
@WithApiServer
class StoredPolicyIT {

  static List<Samples.Sample> policies() {
    return Samples.policies();
  }

  @ParameterizedTest
  @MethodSource("policies")
  void theServerTakesThePolicies(Samples.Sample policies, ApiClient client) {
    for (String document : policies.yaml().split("(?m)^---\n", -1)) {
      String kind = document.replaceFirst("(?s).*\nkind: (\\w+)\n.*", "$1");
      String resource = kind.toLowerCase(java.util.Locale.ROOT).replaceFirst("y$", "ies");
      ApiPath all =
          ApiPath.resource(
              "admissionregistration.k8s.io",
              "v1",
              resource.endsWith("ies") ? resource : resource + "s");
      client.create(all.query("dryRun", "All"), RequestBody.yaml(document)).orThrow();
    }
  }
}
