package io.github.crd4j.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.conversion.Things.Shown;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that one version has no field for, one annotation per leaf. */
class KeptValuesTest {
  private static final Things THINGS =
      Things.mapped(
          spec ->
              spec.copy("size")
                  .hubOnly("text", Leaves.STRING)
                  .hubOnly("maybe", Leaves.STRING.nullable())
                  .hubOnly("count", Leaves.INTEGER)
                  .hubOnly("port", Leaves.INT_OR_STRING)
                  .hubOnly("set", Leaves.LIST)
                  .hubOnly("atomic", Leaves.ATOMIC)
                  .hubOnly("any", Leaves.ANY)
                  .hubOnly(
                      "nested",
                      Leaves.object().property("a", Leaves.STRING).property("b.c", Leaves.BOOLEAN))
                  .hubOnly("labels", Leaves.map(Leaves.STRING))
                  .hubOnly(
                      "items",
                      Leaves.listMap(
                          List.of("name"), Leaves.object().property("port", Leaves.INTEGER)))
                  .spokeOnly("legacy", Leaves.STRING)
                  .spokeOnly("mode", Leaves.STRING, "\"auto\"")
                  .hubDropped("gone"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'text':'x'}           | v1:spec.text | [['spec','text'],'x']",
        "{'text':''}            | v1:spec.text | [['spec','text'],'']",
        "{'maybe':null}         | v1:spec.maybe | [['spec','maybe'],null]",
        "{'count':0}            | v1:spec.count | [['spec','count'],0]",
        "{'count':9007199254740993} | v1:spec.count | [['spec','count'],9007199254740993]",
        "{'port':'http'}        | v1:spec.port | [['spec','port'],'http']",
        "{'set':['b','a']}      | v1:spec.set | [['spec','set'],['b','a']]",
        "{'set':[]}             | v1:spec.set | [['spec','set'],[]]",
        "{'atomic':{'b':1,'a':2}} | v1:spec.atomic | [['spec','atomic'],{'a':2,'b':1}]",
        "{'nested':{}}          | v1:spec.nested | [['spec','nested'],{}]",
        "{'nested':{'a':'x'}}   | v1:spec.nested.a | [['spec','nested','a'],'x']",
        "{'nested':{'unknown':{'y':1}}} | v1:spec.nested.unknown | [['spec','nested','unknown'],{'y':1}]",
        "{'labels':{'k':'v'}}   | v1:spec.labels.k | [['spec','labels','k'],'v']",
        "{'items':[]}           | v1:spec.items | [['spec','items'],[]]",
        "{'items':[{'name':'a'}]} | v1:spec.items.a-e7e5b9d7bc6f | [['spec','items',{'name':'a'}],{}]",
        "{'items':[{'port':1}]} | v1:spec.items | [['spec','items'],[{'port':1}]]",
      })
  void aLeafTravelsAlone(String hub, String key, String value) {
    Shown shown = THINGS.down(hub);

    assertThat(shown.spec()).isEqualTo("{'mode':'auto'}");
    assertThat(shown.kept()).hasSize(1).containsValue(value);
    if (!key.contains("-")) {
      assertThat(shown.kept()).containsKey(key);
    }
    assertThat(THINGS.up(shown))
        .isEqualTo(new Shown(hub.replaceAll("'b':1,'a':2", "'a':2,'b':1"), Map.of()));
  }

  @Test
  void objectsMapsAndListMapsAreSplit() {
    String hub =
        "{'items':[{'name':'b','port':2},{'name':'a','port':1}],'labels':{'x':'1','y.z':'2'},"
            + "'nested':{'a':'x','b.c':true}}";
    Shown shown = THINGS.down(hub);

    assertThat(shown.kept().values())
        .containsExactlyInAnyOrder(
            "[['spec','items'],[{'name':'b'},{'name':'a'}]]",
            "[['spec','items',{'name':'a'},'port'],1]",
            "[['spec','items',{'name':'b'},'port'],2]",
            "[['spec','labels','x'],'1']",
            "[['spec','labels','y.z'],'2']",
            "[['spec','nested','a'],'x']",
            "[['spec','nested','b.c'],true]");
    assertThat(THINGS.up(shown).spec()).isEqualTo(hub);
  }

  @Test
  void theOrderOfAListIsNoItem() {
    Shown shown = THINGS.down("{'items':[{'name':'b','port':2},{'name':'a','port':1}]}");
    Map<String, String> left = new TreeMap<>(shown.kept());
    left.values().removeIf(value -> value.endsWith("'port'],2]"));

    assertThat(THINGS.up(new Shown(shown.spec(), left)).spec())
        .isEqualTo("{'items':[{'name':'a','port':1}]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      nullValues = "none",
      value = {
        // What the user of the old version made of {'size':1,'text':'x'}, and what v1 shows then.
        "{'size':2} | {'size':2,'text':'x'}",
        "{}         | {'text':'x'}",
        "null       | null",
        "none       | none",
        "7          | 7",
      })
  void comesBackIntoWhatIsStillThere(@Nullable String edited, @Nullable String hub) {
    Shown shown = THINGS.down("{'size':1,'text':'x'}");

    assertThat(THINGS.up(new Shown(edited, shown.kept()))).isEqualTo(new Shown(hub, Map.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "v1:spec.text | garbage",
        "v1:spec.text | [['spec','text']]",
        "v1:spec.text | [['spec','text'],7]",
        "v1:spec.text | [['spec','text'],null]",
        "v1:spec.size | [['spec','size'],7]",
        "v1:x         | [['spec','elsewhere'],'x']",
        "v1:x         | [['metadata','name'],'x']",
        "v1:x         | [[],{}]",
        "v1:packed    | garbage",
        "v1:packed    | H4sIAAAAAAAA/wMAAAAAAAAAAAA=",
        "v1:overflow  | many",
        "v2:spec.text | [['spec','text'],'x']",
      })
  void whatIsNotOursStaysWithTheUser(String key, String value) {
    Shown odd = new Shown("{'size':1}", Map.of(key, value));

    assertThat(THINGS.up(odd)).isEqualTo(odd);
  }

  @Test
  void theObjectItselfIsNeverOverwritten() {
    Things moved =
        Things.mapped(
            spec ->
                spec.move("schedule", "backup.schedule")
                    .hubOnly("backup", Leaves.object().property("keep", Leaves.INTEGER)));
    Shown forged =
        new Shown(
            "{'schedule':'@daily'}",
            Map.of(
                "v1:a", "[['spec','backup','schedule'],'@never']",
                "v1:b", "[['spec','backup','keep'],3]"));

    assertThat(moved.up(forged).spec()).isEqualTo("{'backup':{'keep':3,'schedule':'@daily'}}");
  }

  @Test
  void spokeOnlyValuesAreKeptOnTheHubUnlessTheyAreTheDefault() {
    assertThat(THINGS.up("{'legacy':'x','mode':'auto'}"))
        .isEqualTo(new Shown("{}", Map.of("v1alpha1:spec.legacy", "[['spec','legacy'],'x']")));
    assertThat(THINGS.up("{'mode':'manual'}").kept())
        .isEqualTo(Map.of("v1alpha1:spec.mode", "[['spec','mode'],'manual']"));
    assertThat(THINGS.down(THINGS.up("{'legacy':'x','mode':'manual'}")))
        .isEqualTo(new Shown("{'legacy':'x','mode':'manual'}", Map.of()));
  }

  @Test
  void defaultsAreFilledWhereTheirParentIs() {
    assertThat(THINGS.down("{}").spec()).isEqualTo("{'mode':'auto'}");
    assertThat(THINGS.down(new Shown(null, Map.of())).spec()).isNull();
  }

  @Test
  void defaultsInsideListsAndMapsOfOneVersionAreFilledAndNotKept() {
    Things things =
        Things.mapped(
            spec ->
                spec.spokeOnly("rules", Leaves.LIST)
                    .spokeOnly(
                        "zones", Leaves.map(Leaves.object().property("size", Leaves.INTEGER)))
                    .spokeDefault("rules[].days", "7")
                    .spokeDefault("zones[][\"a.b\"]", "1"));
    String filled = "{'rules':[{'days':7},{'days':8},'text'],'zones':{'x':{'a.b':1,'size':2}}}";
    Shown bare = things.up("{'rules':[{},{'days':8},'text'],'zones':{'x':{'size':2}}}");

    assertThat(things.up(filled)).isEqualTo(bare);
    assertThat(bare.kept())
        .containsEntry("v1alpha1:spec.rules", "[['spec','rules'],[{},{'days':8},'text']]");
    assertThat(things.down(bare).spec()).isEqualTo(filled);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ".", "a.", "a[]", "[]", "a[b]", "a..b"})
  void aPathThatIsNoneIsRefused(String path) {
    assertThatThrownBy(() -> Things.mapped(spec -> spec.spokeDefault(path, "1")).down("{}"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void droppedValuesAreGone() {
    assertThat(THINGS.down("{'gone':1,'size':1}"))
        .isEqualTo(new Shown("{'mode':'auto','size':1}", Map.of()));
  }

  @Test
  void unknownFieldsPassAndThoseThatTheOtherVersionNamesAreKept() {
    String hub = "{'legacy':'a hub field without a schema','other':{'x':[null]}}";
    Shown shown = THINGS.down(hub);

    assertThat(shown.spec()).isEqualTo("{'mode':'auto','other':{'x':[null]}}");
    assertThat(THINGS.up(shown).spec()).isEqualTo(hub);
  }

  @Test
  void whatTheHubSaysItselfIsNotRepeatedByAnnotations() {
    Shown stale = new Shown("{}", Map.of("v1:spec.text", "[['spec','text'],'stale']"));

    assertThat(THINGS.up(THINGS.down(stale)).spec()).isEqualTo("{}");
  }
}
