package io.github.crd4j.integration.stored;

import io.github.crd4j.integration.AdmissionPolicies;
import io.github.crd4j.testing.apiserver.ApiClient;
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
    for (String document : AdmissionPolicies.documents(policies.yaml())) {
      client
          .create(
              AdmissionPolicies.likeDocument(document).query("dryRun", "All"),
              RequestBody.yaml(document))
          .orThrow();
    }
  }
}
