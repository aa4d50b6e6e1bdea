package io.github.crd4j.maven.compiler;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.maven.compiler.CompilerSettings.Proc;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.codehaus.plexus.util.xml.Xpp3DomBuilder;
import org.codehaus.plexus.util.xml.pull.XmlPullParserException;
import org.junit.jupiter.api.Test;

class CompilerConfigurationTest {

  private static final Set<String> CLASS_PATH = Set.of("io.github.crd4j:crd-processor");

  @Test
  void processorOnTheConfiguredPathRunsOnEveryJdk() {
    CompilerSettings settings =
        read(
            """
            <annotationProcessorPaths>
              <path><groupId>org.projectlombok</groupId><artifactId>lombok</artifactId><version>1</version></path>
              <annotationProcessorPath>
                <groupId>io.github.crd4j</groupId>
                <artifactId>crd-processor</artifactId>
                <exclusions>
                  <exclusion><groupId>org.example</groupId></exclusion>
                </exclusions>
              </annotationProcessorPath>
            </annotationProcessorPaths>
            """);
    assertThat(settings.runsOurs(Set.of(), 17)).isTrue();
    assertThat(settings.runsOurs(Set.of(), 25)).isTrue();
    assertThat(settings.usesClassPath(17)).isFalse();
    assertThat(settings.configuredPath())
        .containsExactly(
            new ProcessorCoordinates("org.projectlombok", "lombok", "1", "", "jar", List.of()),
            new ProcessorCoordinates(
                "io.github.crd4j", "crd-processor", null, "", "jar", List.of("org.example:*")));
  }

  @Test
  void configuredPathWithoutOursHidesTheClassPath() {
    CompilerSettings settings =
        read(
            "<annotationProcessorPaths><path><groupId>a</groupId><artifactId>b</artifactId></path>"
                + "</annotationProcessorPaths>");
    assertThat(settings.runsOurs(CLASS_PATH, 17)).isFalse();
  }

  @Test
  void classPathCountsBeforeJdk23OrWithProcFull() {
    assertThat(read("").runsOurs(CLASS_PATH, 22)).isTrue();
    assertThat(read("").runsOurs(CLASS_PATH, 23)).isFalse();
    assertThat(read("<proc>full</proc>").runsOurs(CLASS_PATH, 25)).isTrue();
    assertThat(read("").runsOurs(Set.of("a:b"), 17)).isFalse();
  }

  @Test
  void procNoneRunsNothing() {
    for (String none :
        List.of(
            "<proc>none</proc>",
            "<compilerArgs><arg>-proc:none</arg></compilerArgs>",
            "<compilerArgument>-proc:none</compilerArgument>")) {
      CompilerSettings settings = read(none);
      assertThat(settings.runsOurs(CLASS_PATH, 17)).as(none).isFalse();
      assertThat(settings.usesClassPath(17)).as(none).isFalse();
    }
    assertThat(CompilerConfiguration.read(null, "none").proc()).isEqualTo(Proc.NONE);
  }

  @Test
  void configurationWinsOverTheProperty() throws Exception {
    assertThat(
            CompilerConfiguration.read(
                    Xpp3DomBuilder.build(new StringReader("<c><proc>full</proc></c>")), "none")
                .proc())
        .isEqualTo(Proc.FULL);
  }

  @Test
  void namedProcessorsAreTheOnlyOnes() {
    assertThat(
            read("<annotationProcessors><p>com.example.Other</p></annotationProcessors>")
                .runsOurs(CLASS_PATH, 17))
        .isFalse();
    assertThat(
            read("<compilerArgs><a>-processor</a><a>x.Y,io.github.crd4j.processor.CrdProcessor</a>"
                    + "</compilerArgs>")
                .runsOurs(CLASS_PATH, 25))
        .isTrue();
  }

  @Test
  void optionsOfProcessorsAreRead() {
    CompilerSettings settings =
        read(
            "<compilerArgs><arg>-Acrd.layout=fabric8</arg><arg>-Xlint:all</arg><arg>-Aflag</arg>"
                + "</compilerArgs>");
    assertThat(settings.options())
        .containsExactlyInAnyOrderEntriesOf(Map.of("crd.layout", "fabric8", "flag", ""));
    assertThat(settings.ownOptions()).containsExactly(Map.entry("crd.layout", "fabric8"));
  }

  private static CompilerSettings read(String configuration) {
    try {
      return CompilerConfiguration.read(
          Xpp3DomBuilder.build(
              new StringReader("<configuration>" + configuration + "</configuration>")),
          null);
    } catch (XmlPullParserException | IOException broken) {
      throw new AssertionError(broken);
    }
  }
}
