package io.github.crd4j.testing.apiserver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.StringNode;

class ApiResponseTest {
  @Test
  void aWarningIsTheTextWithoutItsQuotes() {
    assertThat(WarningHeader.text("299 - \"unknown field \\\"spec.x\\\"\""))
        .isEqualTo("unknown field \"spec.x\"");
    assertThat(WarningHeader.text("not of that shape")).isEqualTo("not of that shape");
  }

  @Test
  void aRefusalIsThrownWithTheServersWords() {
    ApiResponse refused =
        new ApiResponse(
            409,
            JsonMapper.shared()
                .readTree("{\"reason\": \"AlreadyExists\", \"message\": \"it exists\"}"),
            List.of());

    assertThat(refused.isSuccess()).isFalse();
    assertThat(refused.reason()).isEqualTo("AlreadyExists");
    assertThat(refused.causes()).isEmpty();
    assertThatThrownBy(refused::orThrow)
        .isInstanceOf(ApiResponseException.class)
        .hasMessage("409 it exists");
  }

  @Test
  void anAnswerThatIsNoJsonIsAString() {
    ApiResponse ready = new ApiResponse(200, StringNode.valueOf("ok"), List.of());

    assertThat(ready.orThrow().asString()).isEqualTo("ok");
    assertThat(ready.message()).isEmpty();
    assertThat(ready.items()).isEmpty();
  }
}
