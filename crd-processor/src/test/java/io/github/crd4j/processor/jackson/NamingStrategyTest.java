package io.github.crd4j.processor.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each of Jackson's naming strategies makes of a Java name. */
class NamingStrategyTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      useHeadersInDisplayName = true,
      textBlock =
          """
          name         | Upper camel  | Snake        | Upper snake  | Lower       | Kebab         | Dot
          userName     | UserName     | user_name    | USER_NAME    | username    | user-name     | user.name
          URLPath      | URLPath      | urlpath      | URLPATH      | urlpath     | url-path      | url.path
          baseURL      | BaseURL      | base_url     | BASE_URL     | baseurl     | base-url      | base.url
          IPv4Address  | IPv4Address  | ipv4_address | IPV4_ADDRESS | ipv4address | i-pv4-address | i.pv4.address
          nodeIPs      | NodeIPs      | node_ips     | NODE_IPS     | nodeips     | node-i-ps     | node.i.ps
          ABc          | ABc          | abc          | ABC          | abc         | a-bc          | a.bc
          v1Beta1      | V1Beta1      | v1_beta1     | V1_BETA1     | v1beta1     | v1-beta1      | v1.beta1
          _hidden      | _hidden      | hidden       | HIDDEN       | _hidden     | _hidden       | _hidden
          _Upper       | _Upper       | upper        | UPPER        | _upper      | _-upper       | _.upper
          Mixed_Case   | Mixed_Case   | mixed_case   | MIXED_CASE   | mixed_case  | mixed_-case   | mixed_.case
          dollar$Sign  | Dollar$Sign  | dollar$_sign | DOLLAR$_SIGN | dollar$sign | dollar$-sign  | dollar$.sign
          X            | X            | x            | X            | x           | x             | x
          """)
  void translatesNames(
      String name,
      String upperCamel,
      String snake,
      String upperSnake,
      String lower,
      String kebab,
      String dot) {
    List<String> translated = new ArrayList<>();
    for (NamingStrategy strategy : NamingStrategy.values()) {
      translated.add(strategy.translate(name));
    }
    assertThat(translated).containsExactly(name, upperCamel, snake, upperSnake, lower, kebab, dot);
  }

  @Test
  void knowsJacksonsStrategiesByTheirClass() {
    assertThat(
            NamingStrategy.ofClass(
                "tools.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy"))
        .isEqualTo(NamingStrategy.SNAKE_CASE);
    assertThat(
            NamingStrategy.ofClass(
                "com.fasterxml.jackson.databind.PropertyNamingStrategies.KebabCaseStrategy"))
        .isEqualTo(NamingStrategy.KEBAB_CASE);
  }

  @Test
  void switchesAnInheritedStrategyOffByNamingTheBaseClass() {
    assertThat(NamingStrategy.ofClass("com.fasterxml.jackson.databind.PropertyNamingStrategy"))
        .isEqualTo(NamingStrategy.LOWER_CAMEL_CASE);
  }

  @Test
  void doesNotKnowAStrategyOfTheUsersOwn() {
    assertThat(NamingStrategy.ofClass("com.example.SnakeCaseStrategy")).isNull();
  }
}
