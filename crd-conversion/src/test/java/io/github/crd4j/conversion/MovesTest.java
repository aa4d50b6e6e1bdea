package io.github.crd4j.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.conversion.Things.Shown;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fields that one version has on another level. */
class MovesTest {
  private static final Things THINGS =
      Things.mapped(
          spec ->
              spec.rename("replicas", "size")
                  .move("schedule", "backup.schedule")
                  .move("x", "ha.x")
                  .object("ha", ha -> ha.copy("y").hubOnly("h", Leaves.INTEGER))
                  .move("sqlPort", "ports[name=sql].port")
                  .listMap(
                      "ports",
                      List.of("name"),
                      port -> port.copy("name").copy("port").hubOnly("protocol", Leaves.STRING))
                  .move("flat.deep", "deeper.still.deep")
                  .move("main", "endpoints[name=main]"));

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'size':3} | {'replicas':3}",
        "{'size':null} | {'replicas':null}",
        "{'backup':{'schedule':'@daily'}} | {'schedule':'@daily'}",
        "{'ha':{'x':1}} | {'x':1}",
        "{'ha':{'x':1,'y':2}} | {'ha':{'y':2},'x':1}",
        "{'ha':{'y':2}} | {'ha':{'y':2}}",
        "{'ha':{}} | {'ha':{}}",
        "{'ports':[{'name':'sql','port':1}]} | {'sqlPort':1}",
        "{'ports':[{'name':'sql','port':1},{'name':'web','port':2}]} |"
            + " {'ports':[{'name':'web','port':2}],'sqlPort':1}",
        "{'ports':[{'name':'sql'}]} | {'ports':[{'name':'sql'}]}",
        "{'ports':[]} | {'ports':[]}",
        "{'deeper':{'still':{'deep':[1]}}} | {'flat':{'deep':[1]}}",
        "{'endpoints':[{'name':'main','url':'u'}]} | {'main':{'url':'u'}}",
      })
  void bothVersionsSayTheSame(String hub, String spoke) {
    assertThat(THINGS.down(hub)).isEqualTo(new Shown(spoke, Map.of()));
    assertThat(THINGS.up(spoke)).isEqualTo(new Shown(hub, Map.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // Hub values that the spoke has no field for, and that come back.
        "{'backup':{}}",
        "{'backup':{'keep':3}}",
        "{'backup':{'keep':3,'schedule':'@daily'}}",
        "{'ha':{'h':1}}",
        "{'ha':{'h':1,'x':1}}",
        "{'ha':{'x':1,'y':1,'h':1}}",
        "{'ha':null}",
        "{'ha':'not an object'}",
        "{'ports':[{'name':'sql','port':1,'protocol':'UDP'}]}",
        "{'ports':null}",
        "{'deeper':{'still':{'deep':1,'other':2},'more':3}}",
        "{'deeper':{'still':{}}}",
        "{'endpoints':[{'name':'main','url':'u'},{'name':'other','url':'v'}]}",
        "{'endpoints':[{'name':'other','url':'v'}]}",
        "{'endpoints':[]}",
        "{'endpoints':[{'name':'other','url':'v'},{'name':'main','url':'u'},{'name':'a'}]}",
        "{'endpoints':[{'name':'other'},{'name':'main'}]}",
        "{'ports':[{'name':'web','port':2},{'name':'sql','port':1},{'name':'db','port':3}]}",
        "{'ports':[{'name':'sql','port':1},{'name':'db'}]}",
        "{'ports':[{'name':'sql','port':1},{'name':'sql','port':2},{'port':3}]}",
      })
  void nothingOfTheHubIsLost(String hub) {
    Shown original = new Shown(hub, Map.of());
    Shown back = THINGS.up(THINGS.down(original));

    assertThat(back.object("v1").path("spec")).isEqualTo(original.object("v1").path("spec"));
    assertThat(back.kept()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'ha':{},'x':1}",
        "{'ha':null,'x':1}",
        "{'ha':'not an object','x':1}",
        "{'ports':[{'name':'sql'}],'sqlPort':1}",
        "{'ports':'no list','sqlPort':1}",
        "{'ports':[],'sqlPort':1}",
        "{'ports':[{'name':'db'},{'name':'sql'},{'name':'web'}],'sqlPort':1}",
        "{'main':'no object'}",
        "{'main':{}}",
        "{'flat':{}}",
        "{'flat':{'deep':1,'other':2}}",
      })
  void nothingOfTheSpokeIsLost(String spoke) {
    Shown original = new Shown(spoke, Map.of());
    Shown back = THINGS.down(THINGS.up(original));

    assertThat(back.object("v1").path("spec")).isEqualTo(original.object("v1").path("spec"));
    assertThat(back.kept()).isEmpty();
  }

  @Test
  void aNameIsMappedOnce() {
    assertThatThrownBy(
            () -> ObjectMapping.declared(m -> m.copy("a").rename("b", "c").move("x", "c")))
        .hasMessage("'c' is mapped twice");
    assertThatThrownBy(() -> ObjectMapping.declared(m -> m.copy("a.")))
        .hasMessage("no path: 'a.': expected a name at 2");
    assertThatThrownBy(() -> ObjectMapping.declared(m -> m.move("a", "b[x].c")))
        .hasMessage("no path: 'b[x].c': expected key=value at 1");
    assertThatThrownBy(() -> ObjectMapping.declared(m -> m.hubOnly("a.b", Leaves.ANY)))
        .hasMessage("not a name: 'a.b'");
  }

  @Test
  void namesWithDotsAreQuoted() {
    Things dotted = Things.mapped(spec -> spec.move("a", "[\"b.c\"].d"));

    assertThat(dotted.up("{'a':1}").spec()).isEqualTo("{'b.c':{'d':1}}");
  }
}
