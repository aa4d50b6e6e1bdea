package io.github.crd4j.cel;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.cel.CelValidator.Violation;
import io.github.crd4j.model.Schema;
import io.github.crd4j.rules.Finding;
import io.github.crd4j.rules.ServerRules;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What users see of rules that are wrong, and what projects without rules pay. */
class CelRulesTest {

  private static List<Finding> check(String form, String schema) {
    return ServerRules.check(
            Cases.crd(form, Cases.schema(schema)), new CelRules(KubernetesVersion.DEFAULT))
        .all();
  }

  @Test
  void theCaretStandsUnderTheFieldInsideALongRuleOfSeveralLines() {
    List<Finding> findings =
        check(
            "spec",
            """
            type: object
            properties: {size: {type: integer}, "größe": {type: integer}}
            x-kubernetes-validations:
            - message: wrong
              rule: |-
                self.size > 0 &&
                '😀' != '' && self.sise < 5
            """);
    assertThat(findings).hasSize(1);
    assertThat(findings.get(0).message()).endsWith("did you mean 'size'?");
    assertThat(findings.get(0).details())
        .startsWith("  '😀' != '' && self.sise < 5", "                    ^^^^");
  }

  @Test
  void everyMistakeOfARuleIsReportedOnce() {
    assertThat(
            check(
                "spec",
                "{type: object, properties: {a: {type: integer}}, x-kubernetes-validations:"
                    + " [{rule: 'self.b > 0 && this.a > 0 && self.c.d == 1'}]}"))
        .extracting(Finding::rule)
        .containsExactly("CelUnknownField", "CelUnknownName", "CelUnknownField");
  }

  @Test
  void theBoundThatIsMissingIsNamedWhetherItIsAroundTheRuleOrInside() {
    String inside =
        "{type: object, properties: {hosts: {type: array, maxItems: 99, items: {type: string}}},"
            + " x-kubernetes-validations: [{rule: \"self.hosts.all(h, h.matches('^[a-z]+$'))\"}]}";
    assertThat(check("spec", inside).get(0).details())
        .contains("it would pass with maxLength on the items of 'hosts' of at most 100000");
    String around =
        "{type: object, properties: {hosts: {type: array, items: {type: string, maxLength: 100,"
            + " x-kubernetes-validations: [{rule: \"self.matches('^[a-z]+$')\"}]}}}}";
    assertThat(check("spec", around).get(0).details())
        .anyMatch(line -> line.startsWith("it would pass with maxItems on 'hosts' of at most"));
  }

  @Test
  void boundsThatAreTooWideAreNamedToo() {
    String wide =
        "{type: array, maxItems: 1000000, items: {type: string, maxLength: 100000},"
            + " x-kubernetes-validations: [{rule: 'self.all(a, self.all(b, a == b))'}]}";
    assertThat(check("x", wide).get(0).details())
        .contains("it would pass with maxItems on 'x' of at most 10");
    assertThat(check("x", wide.replace("1000000", "10"))).isEmpty();
    String around =
        "{type: array, maxItems: 1000000, items: {type: string, maxLength: 50,"
            + " x-kubernetes-validations: [{rule: \"self.matches('^[a-z]+$')\"}]}}";
    assertThat(check("x", around).get(0).details())
        .contains("it would pass with maxItems on 'x' of at most 200000");
  }

  @Test
  void oldSelfCannotBeUsedBelowAMapTypeThatTheServerDoesNotKnow() {
    String schema =
        "{type: object, x-kubernetes-map-type: map, properties: {a: {type: string,"
            + " x-kubernetes-validations: [{rule: self == oldSelf}]}}}";
    assertThat(check("x", schema))
        .extracting(Finding::rule)
        .contains("UnknownMapType", "CelTransitionRule");
    assertThat(check("x", schema.replace(": map,", ": atomic,"))).isEmpty();
  }

  @Test
  void ofExpressionsThatCostTheSameTheFirstOfTheServersAreNamed() {
    String rule = "x-kubernetes-validations: [{rule: 'self.all(a, self.all(b, a == b))'}]";
    String list = "{type: array, items: {type: string}, " + rule + "}";
    String schema =
        "{type: object, additionalProperties: {type: array, items: "
            + list
            + ", "
            + rule.replace("a == b", "a[0] == b[0]")
            + "}, x-kubernetes-validations: [{rule: 'self.all(k, self[k].all(a, self[k].all(b, a[0] =="
            + " b[0])))'}, {rule: 'self.all(k, self[k].all(a, self[k].all(b, a[0] != b[0])))'},"
            + " {rule: 'self.all(k, self[k].all(a, self[k].all(b, a[0] < b[0])))'}]}";
    assertThat(check("x", schema))
        .filteredOn(finding -> finding.rule().equals("CelTotalCostTooHigh"))
        .extracting(finding -> finding.path().toString().replaceAll(".*properties.x.", ""))
        .contains(".additionalProperties.items.x-kubernetes-validations[0].rule")
        .doesNotContain(".x-kubernetes-validations[2].rule");
  }

  @Test
  void chainsThatGrowExponentiallyAreRefusedAtOnce() {
    String chain = ".optMap(x, x)".repeat(40);
    assertThat(
            check(
                "spec",
                "{type: object, properties: {a: {type: integer}}, x-kubernetes-validations:"
                    + " [{rule: 'self.?a"
                    + chain
                    + ".hasValue()'}]}"))
        .extracting(Finding::rule)
        .containsExactly("CelTooDeep");
  }

  @Test
  void aCrdWithoutRulesLoadsNoClassOfTheCelLibrary() throws Exception {
    List<String> loaded = new ArrayList<>();
    try (URLClassLoader loader = new RecordingLoader(classPath(), loaded)) {
      loader.loadClass("io.github.crd4j.cel.WithoutRules").getDeclaredMethod("run").invoke(null);
    }
    assertThat(loaded).contains("io.github.crd4j.cel.CelRules");
    assertThat(loaded).noneMatch(name -> name.startsWith("dev.cel."));
  }

  @Test
  void transitionRulesCompareItemsByTheirKeys() {
    String schema =
        "{type: array, maxItems: 5, x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [k],"
            + " items: {type: object, required: [k], properties: {k: {type: string}, v: {type:"
            + " integer}}, x-kubernetes-validations: [{rule: self.v >= oldSelf.v, message: 'v may"
            + " only grow', fieldPath: .v}]}}";
    Schema root =
        Objects.requireNonNull(Cases.crd("x", Cases.schema(schema)).versions().get(0).schema());
    CelValidator validator = CelValidator.of(root, KubernetesVersion.DEFAULT);
    List<Violation> violations =
        validator.validate(
            Yaml.read("{spec: {x: [{k: new, v: 0}, {k: b, v: 1}, {k: a, v: 9}]}}"),
            Yaml.read("{spec: {x: [{k: a, v: 1}, {k: b, v: 2}]}}"));
    assertThat(violations)
        .extracting(v -> v.path() + v.fieldPath() + ": " + v.message())
        .containsExactly("spec.x[1].v: v may only grow");
    assertThat(violations.get(0).transition()).isTrue();
  }

  private static URL[] classPath() throws IOException {
    List<URL> urls = new ArrayList<>();
    for (String entry :
        System.getProperty("java.class.path").split(java.io.File.pathSeparator, -1)) {
      urls.add(Path.of(entry).toUri().toURL());
    }
    return urls.toArray(new URL[0]);
  }

  /** Loads everything anew and takes notes. */
  private static final class RecordingLoader extends URLClassLoader {

    private final List<String> loaded;

    RecordingLoader(URL[] urls, List<String> loaded) {
      super(urls, ClassLoader.getPlatformClassLoader());
      this.loaded = loaded;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      loaded.add(name);
      return super.findClass(name);
    }
  }
}
