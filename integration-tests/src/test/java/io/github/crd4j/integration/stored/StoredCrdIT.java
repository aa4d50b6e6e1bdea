package io.github.crd4j.integration.stored;

import io.github.crd4j.integration.stored.Samples.Sample;
import io.github.crd4j.testing.apiserver.CrdClient;
import io.github.crd4j.testing.apiserver.WithApiServer;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@WithApiServer
class StoredCrdIT {
  private final StoredForm stored;

  StoredCrdIT(CrdClient crds) {
    this.stored = new StoredForm(crds);
  }

  static List<Sample> generated() {
    return Samples.generated();
  }

  static List<Sample> golden() {
    return Samples.golden();
  }

  @Test
  void theServerStoresTheExample() throws Exception {
    stored.assertUnchanged(Samples.example().yaml());
  }

  @ParameterizedTest
  @MethodSource("generated")
  void theServerStoresWhatWeMake(Sample sample) throws Exception {
    stored.assertUnchanged(sample.yaml());
  }

  @ParameterizedTest
  @MethodSource("golden")
  void theServerStoresWhatTheProcessorsTestsExpect(Sample sample) throws Exception {
    stored.assertUnchanged(sample.yaml());
  }
}
