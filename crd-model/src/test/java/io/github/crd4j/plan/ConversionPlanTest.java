package io.github.crd4j.plan;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.model.Crd;
import io.github.crd4j.yaml.CrdYamlReader;
import io.github.crd4j.yaml.YamlException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is decided for two schemas, as the table says it. */
class ConversionPlanTest {

  private static final String NAMED_ITEMS =
      ", x-kubernetes-list-type: map, x-kubernetes-list-map-keys: [name]";

  private final List<Mapping> mappings = new ArrayList<>();
  private final List<Drop> drops = new ArrayList<>();
  private String spoke = "";
  private String hub = "";

  @Test
  void fieldsOfTheSamePathAndTypeAreCopied() {
    spoke = "a: {type: string}, b: {type: object, properties: {c: {type: integer}}}";
    hub = spoke;

    assertThat(table()).isEqualTo(lines("v1 v2", "spec spec copied"));
    assertThat(plan().isSameShape()).isTrue();
  }

  @Test
  void aMappingRenames() {
    spoke = "replicas: {type: integer}";
    hub = "size: {type: integer}";
    map("spec.size", "spec.replicas");

    assertThat(table()).isEqualTo(lines("v1 v2", "spec.replicas spec.size renamed"));
  }

  @Test
  void aMappingMovesAcrossLevels() {
    spoke = "backupSchedule: {type: string}";
    hub = "backup: {type: object, properties: {schedule: {type: string}, keep: {type: integer}}}";
    map("spec.backup.schedule", "spec.backupSchedule");

    assertThat(table())
        .contains("spec.backupSchedule spec.backup.schedule renamed")
        .contains("- spec.backup kept");
    assertThat(spec().hubOnly().get(0).leaves())
        .hasToString("Properties[properties={keep=Scalar[type=integer]}]");
  }

  @Test
  void aMappingGoesIntoTheItemOfAListByItsKey() {
    spoke = "sqlPort: {type: integer}";
    hub =
        "ports: {type: array, items: {type: object, properties: {name: {type: string}, port: {type: integer}}}"
            + NAMED_ITEMS
            + "}";
    mappings.add(mapping("spec.ports", "spec.sqlPort", "[name=sql].port"));

    assertThat(table()).contains("spec.sqlPort spec.ports[name=sql].port renamed");
    assertThat(findings()).containsExactly("KeptUnbounded spec.versions[0]");
  }

  @Test
  void aMappingRenamesInEveryItem() {
    spoke = items("number");
    hub = items("port");
    map("spec.ports[].port", ".number");

    assertThat(table()).contains("spec.ports[].number spec.ports[].port renamed");
    assertThat(spec().bindings().get(0).value()).isInstanceOf(ValuePlan.ListMapValue.class);
  }

  @Test
  void listsWithoutKeysAreConvertedByPosition() {
    spoke = "rules: {type: array, items: {type: object, properties: {a: {type: string}}}}";
    hub = "rules: {type: array, items: {type: object, properties: {b: {type: string}}}}";
    map("spec.rules[].b", "spec.rules[].a");

    assertThat(spec().bindings().get(0).value()).isInstanceOf(ValuePlan.ListValue.class);
  }

  @Test
  void mapsAreConvertedValueByValue() {
    spoke =
        "m: {type: object, additionalProperties: {type: object, properties: {a: {type: string}}}}";
    hub =
        "m: {type: object, additionalProperties: {type: object, properties: {a: {type: string}, b: {type: string}}}}";

    assertThat(spec().bindings().get(0).value()).isInstanceOf(ValuePlan.MapValue.class);
    assertThat(table()).contains("- spec.m[].b kept");
  }

  @Test
  void renamedObjectsAreConvertedInside() {
    spoke = "ha: {type: object, properties: {active: {type: boolean}, zone: {type: string}}}";
    hub =
        "highAvailability: {type: object, properties: {enabled: {type: boolean}, zone: {type: string}}}";
    map("spec.highAvailability", "spec.ha");
    map("spec.highAvailability.enabled", ".active");

    assertThat(table())
        .contains("spec.ha spec.highAvailability renamed")
        .contains("spec.ha.active spec.highAvailability.enabled renamed")
        .contains("spec.ha.zone spec.highAvailability.zone renamed");
  }

  @Test
  void whatOneVersionHasIsKept() {
    spoke = "mode: {type: string, default: fast}";
    hub = "tier: {type: string}";

    assertThat(table())
        .contains("- spec.tier kept", "spec.mode - kept shown as \"fast\" if absent");
  }

  @Test
  void aDefaultOfAnObjectIsFilledIn() {
    spoke = "cache: {type: object, default: {}, properties: {size: {type: integer, default: 3}}}";
    hub = "a: {type: string}";

    assertThat(spec().spokeOnly().get(0).defaultValue()).hasToString("{\"size\": 3}");
  }

  @Test
  void onlyAnAnnotationDrops() {
    spoke = "legacy: {type: boolean}, a: {type: string}";
    hub =
        "a: {type: string}, b: {type: object, properties: {c: {type: string}, d: {type: string}}}";
    drops.add(new Drop("v1", PlanPath.parse("spec.legacy"), List.of(), "nobody reads it", 0));
    drops.add(new Drop("v2", PlanPath.parse("spec.b.c"), List.of(), "derived", 1));
    drops.add(new Drop("v2", PlanPath.parse("spec.a"), List.of(), "is not lost", 2));

    assertThat(table())
        .contains("spec.legacy - dropped nobody reads it", "- spec.b.c dropped derived");
    assertThat(plan().spokes().get(0).dropped()).extracting(Drop::index).containsOnly(0, 1);
  }

  @Test
  void incompatibleTypesNeedAHook() {
    spoke =
        "x: {type: string}, b: {type: number}, z: {type: object, properties: {a: {type: string}}}";
    hub = "x: {type: boolean}, b: {type: integer}, z: {type: array, items: {type: string}}";

    assertThat(table()).contains("spec.x spec.x hook", "spec.b spec.b hook", "spec.z spec.z hook");
    assertThat(plan().spokes().get(0).hooks()).hasSize(3);
  }

  @Test
  void aHookCanBeAskedFor() {
    spoke = "timeout: {type: integer}";
    hub = "timeout: {type: integer}";
    mappings.add(new Mapping(PlanPath.parse("spec.timeout"), "v1", "", "", true, "5", 0));

    assertThat(spec().bindings().get(0).value())
        .isInstanceOfSatisfying(
            ValuePlan.Hook.class, hook -> assertThat(hook.fallback()).hasToString("5"));
  }

  @Test
  void aWiderEnumOfTheStorageVersionNeedsAFallback() {
    spoke = "x: {type: string, enum: [a, b]}";
    hub = "x: {type: string, enum: [a, b, c]}";
    assertThat(findings()).containsExactly("FallbackMissing spec.versions[0]");

    mappings.add(new Mapping(PlanPath.parse("spec.x"), "v1", "", "", false, "b", 0));
    assertThat(findings()).isEmpty();
    assertThat(table()).contains("spec.x spec.x copied else shown as \"b\"");
  }

  @Test
  void aWiderIntegerOfTheStorageVersionNeedsAFallback() {
    spoke = "x: {type: integer, format: int32}";
    hub = "x: {type: integer, format: int64}";
    assertThat(findings()).containsExactly("FallbackMissing spec.versions[0]");

    hub = "x: {type: integer, format: int64, minimum: 0, maximum: 9}";
    spoke = "x: {type: integer, format: int32, minimum: 0, maximum: 9}";
    assertThat(findings()).isEmpty();
  }

  @Test
  void aListOfWiderValuesIsShownAsAWhole() {
    spoke = "x: {type: array, items: {type: string, enum: [a]}}";
    hub = "x: {type: array, items: {type: string, enum: [a, b]}}";

    assertThat(spec().bindings().get(0).value())
        .isInstanceOfSatisfying(
            ValuePlan.Shown.class,
            shown -> assertThat(shown.limit()).isInstanceOf(ValuePlan.Limit.Each.class));
  }

  @Test
  void aSingleValueBecomesAListWhereAMappingSaysSo() {
    spoke = "host: {type: string}, mails: {type: array, items: {type: string}}";
    hub = "hosts: {type: array, items: {type: string}}, mail: {type: string}";
    map("spec.hosts", "spec.host");
    map("spec.mail", "spec.mails");

    assertThat(table())
        .contains("spec.host spec.hosts renamed a list of one")
        .contains("spec.mails spec.mail renamed the first of the list");
  }

  @Test
  void pathsThatLeadNowhereAreFound() {
    spoke = "replicas: {type: integer}";
    hub = "size: {type: integer}";
    map("spec.size", "spec.replica");
    mappings.add(new Mapping(PlanPath.parse("spec.size"), "v3", "spec.replicas", "", false, "", 1));

    assertThat(plan().findings())
        .extracting(finding -> finding.rule() + " " + finding.place() + " " + finding.message())
        .contains(
            "ConvertedFromPath conversions[0].path there is no 'replica' in 'spec' in v1; did you mean 'replicas'?",
            "ConvertedFromPath conversions[1].version there is no version 'v3' to convert 'spec.size' from");
  }

  @Test
  void twoMappingsCannotShareAField() {
    spoke = "a: {type: string}";
    hub = "x: {type: string}, w: {type: string}, z: {type: string}";
    map("spec.x", "spec.a");
    map("spec.w", "spec.a");

    assertThat(findings()).containsExactly("ConvertedFromOverlap conversions[1]");
  }

  @Test
  void aSpokeFieldThatIsRequiredNeedsASource() {
    spoke = "mode: {type: string}";
    hub = "a: {type: string}";
    assertThat(plan().findings()).isEmpty();

    String crd =
        CRD.formatted(hub, spoke)
            .replace("properties: {" + spoke, "required: [mode], properties: {" + spoke);
    assertThat(ConversionPlan.of(read(crd), Directives.NONE).findings())
        .extracting(finding -> finding.rule())
        .containsExactly("RequiredWithoutSource");
  }

  @Test
  void looserAndTighterFieldsAreWarnedOf() {
    spoke =
        "a: {type: string, maxLength: 9}, b: {type: integer, minimum: 0}, c: {type: string, default: x}";
    hub = "a: {type: string}, b: {type: integer, minimum: 1}, c: {type: string, default: z}";

    assertThat(findings())
        .containsExactly(
            "TighterThanStorage spec.versions[1]",
            "LooserThanStorage spec.versions[1]",
            "DefaultsDiffer spec.versions[1]");
  }

  private static String items(String name) {
    return "ports: {type: array, items: {type: object, properties: {name: {type: string}, "
        + name
        + ": {type: integer}}}"
        + NAMED_ITEMS
        + "}";
  }

  private void map(String member, String path) {
    mappings.add(mapping(member, path, ""));
  }

  private Mapping mapping(String member, String path, String at) {
    return new Mapping(PlanPath.parse(member), "v1", path, at, false, "", mappings.size());
  }

  private static final String CRD =
      """
      apiVersion: apiextensions.k8s.io/v1
      kind: CustomResourceDefinition
      metadata: {name: widgets.example.com}
      spec:
        group: example.com
        scope: Namespaced
        names: {plural: widgets, kind: Widget}
        versions:
        - {name: v2, served: true, storage: true, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {%s}}}}}}
        - {name: v1, served: true, storage: false, schema: {openAPIV3Schema: {type: object, properties: {spec: {type: object, properties: {%s}}}}}}
      """;

  private static Crd read(String yaml) {
    try {
      return CrdYamlReader.read("crd.yaml", yaml).get(0).crd();
    } catch (YamlException malformed) {
      throw new IllegalArgumentException(malformed);
    }
  }

  private ConversionPlan plan() {
    return ConversionPlan.of(read(CRD.formatted(hub, spoke)), new Directives(mappings, drops));
  }

  private ObjectPlan spec() {
    return ((ValuePlan.ObjectValue) plan().spokes().get(0).root().bindings().get(0).value())
        .object();
  }

  private String table() {
    return PlanTable.of(plan().spokes().get(0))
        .lines()
        .map(line -> line.replaceAll(" +", " "))
        .reduce("", (a, b) -> a + b + "\n");
  }

  private static String lines(String... lines) {
    return String.join("\n", lines) + "\n";
  }

  private List<String> findings() {
    return plan().findings().stream()
        .map(
            finding ->
                finding.rule() + " " + finding.place().toString().replaceAll("(\\]).*", "$1"))
        .toList();
  }
}
