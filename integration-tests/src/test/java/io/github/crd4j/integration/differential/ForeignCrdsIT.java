package io.github.crd4j.integration.differential;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.integration.differential.ForeignCrds.Foreign;
import io.github.crd4j.testing.apiserver.ApiClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** CRDs that others wrote: we say of them what the server says. */
@WithApiServer
class ForeignCrdsIT {

  private final CrdJudges judges;

  ForeignCrdsIT(ApiClient client) {
    this.judges = new CrdJudges(client);
  }

  static List<Foreign> crds() {
    return ForeignCrds.all();
  }

  @ParameterizedTest
  @MethodSource("crds")
  void weAgreeWithTheServer(Foreign crd) {
    Verdict ours = judges.ours(Wire.yaml(crd.yaml()));
    Verdict theirs = judges.theirsOfYaml(crd.yaml());

    assertThat(ours.fields()).as("%s", ours).isEqualTo(theirs.fields());
  }

  @Test
  void thereAreSome() {
    assertThat(crds()).hasSizeGreaterThanOrEqualTo(14);
  }
}
