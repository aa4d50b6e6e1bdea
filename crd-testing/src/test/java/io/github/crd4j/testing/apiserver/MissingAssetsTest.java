package io.github.crd4j.testing.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExtensionConfigurationException;

class MissingAssetsTest {
  private static final ApiServerAssets.Search NOTHING =
      new ApiServerAssets.Search(Optional.empty(), List.of("KUBEBUILDER_ASSETS is not set"));

  @Test
  void testsAreSkippedWithTheExplanation() {
    ConditionEvaluationResult result = ApiServerExtension.evaluate(NOTHING, false);

    assertThat(result.isDisabled()).isTrue();
    assertThat(result.getReason()).contains(NOTHING.explanation());
  }

  @Test
  void testsFailWhereTheServerIsRequired() {
    assertThatThrownBy(() -> ApiServerExtension.evaluate(NOTHING, true))
        .isInstanceOf(ExtensionConfigurationException.class)
        .hasMessage(NOTHING.explanation());
  }

  @Test
  void testsRunWhereTheAssetsAre() {
    ApiServerAssets.Search found =
        new ApiServerAssets.Search(Optional.of(new ApiServerAssets(Path.of("/x"))), List.of());

    assertThat(ApiServerExtension.evaluate(found, true).isDisabled()).isFalse();
  }

  @Test
  void continuousIntegrationRequiresTheServerUnlessThePropertySaysOtherwise() {
    assertThat(ApiServerExtension.required(null, null)).isFalse();
    assertThat(ApiServerExtension.required(null, "true")).isTrue();
    assertThat(ApiServerExtension.required("true", null)).isTrue();
    assertThat(ApiServerExtension.required("false", "true")).isFalse();
  }
}
