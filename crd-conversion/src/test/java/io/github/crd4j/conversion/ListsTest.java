package io.github.crd4j.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.conversion.Things.Shown;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lists of objects: by key where there is one, else by position. */
class ListsTest {
  private static final Things RULES =
      Things.mapped(
          spec ->
              spec.list(
                  "rules",
                  rule ->
                      rule.copy("path")
                          .copy("weight")
                          .spokeDefault("weight", "1")
                          .hubOnly("timeout", Leaves.STRING)
                          .list(
                              "hosts", host -> host.copy("name").hubOnly("tls", Leaves.BOOLEAN))));

  private static final String HUB =
      "{'rules':[{'path':'/a','timeout':'1s'},{'path':'/b'},{'path':'/c','timeout':'3s'}]}";

  @Test
  void allKeptValuesOfAListAreOneAnnotation() {
    Shown shown = RULES.down(HUB);

    assertThat(shown.spec()).isEqualTo("{'rules':[{'path':'/a'},{'path':'/b'},{'path':'/c'}]}");
    assertThat(shown.kept())
        .containsOnlyKeys("v1:spec.rules")
        .containsValue(
            "[['spec','rules'],[[0,'b755d9a3d6ca',[[['timeout'],'1s']]],"
                + "[2,'f8606232d916',[[['timeout'],'3s']]]]]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // Untouched.
        "[{'path':'/a'},{'path':'/b'},{'path':'/c'}] |"
            + " [{'path':'/a','timeout':'1s'},{'path':'/b'},{'path':'/c','timeout':'3s'}]",
        // The server fills a default, or drops a null.
        "[{'path':'/a','weight':1},{'path':'/b'},{'path':'/c','weight':null}] |"
            + " [{'path':'/a','timeout':'1s','weight':1},{'path':'/b'},"
            + "{'path':'/c','timeout':'3s','weight':null}]",
        // Moved: its only other match.
        "[{'path':'/c'},{'path':'/a'}] |"
            + " [{'path':'/c','timeout':'3s'},{'path':'/a','timeout':'1s'}]",
        // Edited: another item.
        "[{'path':'/x'},{'path':'/b'},{'path':'/c'}] |"
            + " [{'path':'/x'},{'path':'/b'},{'path':'/c','timeout':'3s'}]",
        // Two other matches: which one is not known.
        "[{'path':'/b'},{'path':'/a'},{'path':'/a'}] |"
            + " [{'path':'/b'},{'path':'/a'},{'path':'/a'}]",
        "[] | []",
        "null | null",
      })
  void comesBackToItsItem(String edited, String hub) {
    Shown shown = RULES.down(HUB);

    assertThat(RULES.up(shown.edited("{'rules':" + edited + "}")))
        .isEqualTo(new Shown("{'rules':" + hub + "}", Map.of()));
  }

  @Test
  void itemsThatLookTheSameAreToldApartByPosition() {
    String hub = "{'rules':[{'path':'/','timeout':'1s'},{'path':'/','timeout':'2s'}]}";

    assertThat(RULES.up(RULES.down(hub)).spec()).isEqualTo(hub);
  }

  @Test
  void listsInItemsTravelWithThem() {
    String hub =
        "{'rules':[{'hosts':[{'name':'x','tls':true},{'name':'y'}],'path':'/a'},"
            + "{'hosts':[],'path':'/b'}]}";
    Shown shown = RULES.down(hub);

    assertThat(shown.kept()).hasSize(1);
    assertThat(RULES.up(shown).spec()).isEqualTo(hub);
  }

  @Test
  void keysMayHaveOtherNames() {
    Things things =
        Things.mapped(
            spec ->
                spec.field(
                    "ports",
                    "endpoints",
                    ValueMapping.listMap(
                        List.of("id"),
                        List.of("name"),
                        ValueMapping.object(
                            port ->
                                port.rename("id", "name").hubOnly("protocol", Leaves.STRING)))));
    Shown shown = things.down("{'endpoints':[{'name':'a','protocol':'UDP'},{'name':'b'}]}");

    assertThat(shown.spec()).isEqualTo("{'ports':[{'id':'a'},{'id':'b'}]}");
    assertThat(shown.kept()).containsValue("[['spec','endpoints',{'name':'a'},'protocol'],'UDP']");
    assertThat(things.up(shown.edited("{'ports':[{'id':'b'},{'id':'a'}]}")).spec())
        .isEqualTo("{'endpoints':[{'name':'b'},{'name':'a','protocol':'UDP'}]}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "[{'name':'a','p':1},{'name':'a','p':2}]",
        "[{'p':1},{'name':'a','p':2},{}]",
        "[{'name':null,'p':1}]",
        "[null,7,{'name':'a','p':2},[]]",
        "[{'name':1,'p':1},{'name':'1','p':2}]",
      })
  void itemsWithoutAKeyOfTheirOwnArePairedByPosition(String items) {
    Things things =
        Things.mapped(
            spec ->
                spec.listMap(
                    "ports",
                    List.of("name"),
                    port -> port.copy("name").hubOnly("p", Leaves.INTEGER)));
    String hub = "{'ports':" + items + "}";

    assertThat(things.up(things.down(hub))).isEqualTo(new Shown(hub, Map.of()));
  }

  @Test
  void mapsOfListsOfMaps() {
    Things things =
        Things.mapped(
            spec ->
                spec.field(
                    "zones",
                    "regions",
                    ValueMapping.map(
                        ValueMapping.list(
                            ValueMapping.map(
                                ValueMapping.object(o -> o.hubOnly("h", Leaves.INTEGER)))))));
    String hub = "{'regions':{'eu':[{'a':{'h':1,'s':2}},{}],'us':[],'x':null}}";
    Shown shown = things.down(hub);

    assertThat(shown.spec()).isEqualTo("{'zones':{'eu':[{'a':{'s':2}},{}],'us':[],'x':null}}");
    assertThat(things.up(shown).spec()).isEqualTo(hub);
  }
}
