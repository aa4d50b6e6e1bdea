package io.github.crd4j.processor.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The implicit names of accessors, which differ between Jackson 2 and 3. */
class AccessorNamingTest {

  private static final JacksonSettings JACKSON_2 = JacksonSettings.of(JacksonFlavor.JACKSON_2);
  private static final JacksonSettings JACKSON_3 = JacksonSettings.of(JacksonFlavor.JACKSON_3);
  private static final JacksonSettings JACKSON_2_STANDARD =
      new JacksonSettings(JacksonFlavor.JACKSON_2, false, true);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      useHeadersInDisplayName = true,
      textBlock =
          """
          getter        | Jackson 2  | with USE_STD_BEAN_NAMING | Jackson 3
          getName       | name       | name       | name
          getX          | x          | x          | x
          getA1         | a1         | a1         | a1
          getAb         | ab         | ab         | ab
          getURL        | url        | URL        | URL
          getURLPath    | urlpath    | URLPath    | URLPath
          getHTTPServer | httpserver | HTTPServer | HTTPServer
          getXIndex     | xindex     | XIndex     | XIndex
          getAName      | aname      | AName      | AName
          getEMail      | email      | EMail      | EMail
          getABc        | abc        | ABc        | ABc
          getIPv4       | ipv4       | IPv4       | IPv4
          getNodeIPs    | nodeIPs    | nodeIPs    | nodeIPs
          getaName      | aName      | aName      |
          getname       | name       | name       |
          get_v         | _v         | _v         |
          get1st        | 1st        | 1st        |
          get$s         | $s         | $s         |
          getÉTAT       | état       | ÉTAT       | ÉTAT
          getÄndern     | ändern     | ändern     | ändern
          get           |            |            |
          name          |            |            |
          """)
  void namesGetters(String getter, String jackson2, String standard, String jackson3) {
    assertThat(AccessorNaming.ofBean(JACKSON_2).ofGetter(getter)).isEqualTo(jackson2);
    assertThat(AccessorNaming.ofBean(JACKSON_2_STANDARD).ofGetter(getter)).isEqualTo(standard);
    assertThat(AccessorNaming.ofBean(JACKSON_3).ofGetter(getter)).isEqualTo(jackson3);
  }

  @Test
  void takesAnyMethodThatBeginsLikeAnAccessorInJackson2Only() {
    assertThat(AccessorNaming.ofBean(JACKSON_2).ofIsGetter("issue")).isEqualTo("sue");
    assertThat(AccessorNaming.ofBean(JACKSON_2).ofSetter("settings")).isEqualTo("tings");
    assertThat(AccessorNaming.ofBean(JACKSON_3).ofIsGetter("issue")).isNull();
    assertThat(AccessorNaming.ofBean(JACKSON_3).ofSetter("settings")).isNull();
  }

  @Test
  void namesTheAccessorsOfARecordLikeItsComponents() {
    AccessorNaming naming = AccessorNaming.ofRecord(JACKSON_3, Set.of("size", "getName"));
    assertThat(naming.ofGetter("size")).isEqualTo("size");
    assertThat(naming.ofGetter("getName")).isEqualTo("getName");
    assertThat(naming.ofGetter("getname")).isEqualTo("name");
    assertThat(naming.ofGetter("other")).isNull();
    assertThat(naming.ofSetter("setSize")).isNull();
  }

  @Test
  void namesTheMethodsOfABuilderByItsPrefix() {
    assertThat(AccessorNaming.ofBuilder(JACKSON_3, "with").ofSetter("withSize")).isEqualTo("size");
    assertThat(AccessorNaming.ofBuilder(JACKSON_3, "").ofSetter("isActive")).isEqualTo("isActive");
    assertThat(AccessorNaming.ofBuilder(JACKSON_3, "with").ofSetter("setSize")).isNull();
  }
}
