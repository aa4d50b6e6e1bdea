package io.github.crd4j.testing.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ApiPathTest {
  private static final ApiPath WIDGETS = ApiPath.resource("example.com", "v1", "widgets");

  @Test
  void objectsOfTheWholeCluster() {
    assertThat(WIDGETS).hasToString("/apis/example.com/v1/widgets");
  }

  @Test
  void oneObjectsStatusInANamespace() {
    assertThat(WIDGETS.namespace("default").name("one").subresource("status"))
        .hasToString("/apis/example.com/v1/namespaces/default/widgets/one/status");
  }

  @Test
  void theCoreGroupHasAnAddressOfItsOwn() {
    assertThat(ApiPath.resource("", "v1", "configmaps").namespace("default"))
        .hasToString("/api/v1/namespaces/default/configmaps");
  }

  @Test
  void queryParametersAreEncoded() {
    assertThat(WIDGETS.strict().dryRun().fieldSelector("metadata.name=a b"))
        .hasToString(
            "/apis/example.com/v1/widgets"
                + "?fieldValidation=Strict&dryRun=All&fieldSelector=metadata.name%3Da%20b");
  }

  @Test
  void aNameCannotLeaveItsSegment() {
    assertThat(WIDGETS.name("../secrets")).hasToString("/apis/example.com/v1/widgets/..%2Fsecrets");
    assertThatThrownBy(() -> WIDGETS.name("")).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aRawPathIsAbsoluteAndHasNoQuery() {
    assertThat(ApiPath.of("/openapi/v3")).hasToString("/openapi/v3");
    assertThatThrownBy(() -> ApiPath.of("openapi"))
        .hasMessage("not an absolute path without query: 'openapi'");
    assertThatThrownBy(() -> ApiPath.of("/a?b=c")).isInstanceOf(IllegalArgumentException.class);
  }
}
