package io.github.crd4j.conversion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.crd4j.conversion.Things.Shown;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.type.TypeReference;

/** Values that code converts, and what it cannot show. */
class HooksTest {
  /** Gigabytes there, a quantity here: 500Mi has no exact image, and "lots" has none at all. */
  private static final Things STORAGE =
      Things.mapped(
          spec ->
              spec.convert(
                  "gigabytes",
                  "storage",
                  Integer.class,
                  String.class,
                  HooksTest::quantity,
                  HooksTest::gigabytes,
                  0));

  private static String quantity(int gigabytes) {
    if (gigabytes < 0) {
      throw new IllegalArgumentException(gigabytes + " is negative");
    }
    return gigabytes + "Gi";
  }

  private static int gigabytes(String quantity) {
    return quantity.endsWith("Mi")
        ? Integer.parseInt(quantity.replace("Mi", "")) / 1024
        : Integer.parseInt(quantity.replace("Gi", ""));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'storage':'5Gi'} | {'gigabytes':5}",
        "{'storage':null} | {'gigabytes':null}",
        "{} | {}",
      })
  void exactImages(String hub, String spoke) {
    assertThat(STORAGE.down(hub)).isEqualTo(new Shown(spoke, Map.of()));
    assertThat(STORAGE.up(spoke)).isEqualTo(new Shown(hub, Map.of()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // Hub, what the spoke shows, what its user makes of it, and what the hub has then.
        "{'storage':'1500Mi'} | {'gigabytes':1} | {'gigabytes':1} | {'storage':'1500Mi'}",
        "{'storage':'1500Mi'} | {'gigabytes':1} | {'gigabytes':2} | {'storage':'2Gi'}",
        "{'storage':'1500Mi'} | {'gigabytes':1} | {} | {}",
        "{'storage':'lots'} | {'gigabytes':0} | {'gigabytes':0} | {'storage':'lots'}",
        "{'storage':'lots'} | {'gigabytes':0} | {'gigabytes':3} | {'storage':'3Gi'}",
      })
  void aValueWithoutAnExactImageIsKept(String hub, String spoke, String edited, String back) {
    Shown shown = STORAGE.down(hub);

    assertThat(shown.spec()).isEqualTo(spoke);
    assertThat(shown.kept()).containsOnlyKeys("v1:spec.storage");
    assertThat(STORAGE.up(shown.edited(edited))).isEqualTo(new Shown(back, Map.of()));
  }

  @Test
  void aRefusalNamesObjectFieldAndReason() {
    assertThatThrownBy(() -> STORAGE.up("{'gigabytes':-1}"))
        .isInstanceOf(ConversionException.class)
        .hasMessage("Thing one v1alpha1 -> v1: spec.gigabytes: -1 is negative");
    assertThatThrownBy(() -> STORAGE.up("{'gigabytes':'many'}"))
        .hasMessage("Thing one v1alpha1 -> v1: spec.gigabytes: \"many\" is no Integer");
  }

  @Test
  void aRefusalInAListNamesTheItem() {
    Things things =
        Things.mapped(
            spec ->
                spec.list(
                    "disks",
                    disk ->
                        disk.convert(
                            "gigabytes",
                            "storage",
                            Integer.class,
                            String.class,
                            HooksTest::quantity,
                            HooksTest::gigabytes,
                            null)));

    assertThatThrownBy(() -> things.up("{'disks':[{},{'gigabytes':-1}]}"))
        .hasMessage("Thing one v1alpha1 -> v1: spec.disks[1].gigabytes: -1 is negative");
    Shown shown = things.down("{'disks':[{},{'storage':'lots'}]}");
    assertThat(shown.spec()).isEqualTo("{'disks':[{},{}]}");
  }

  @Test
  void theFallbackMayBeToShowNothing() {
    Things things =
        Things.mapped(
            spec ->
                spec.convert(
                    "gigabytes",
                    "storage",
                    Integer.class,
                    String.class,
                    HooksTest::quantity,
                    HooksTest::gigabytes,
                    null));
    Shown shown = things.down("{'storage':'lots'}");

    assertThat(shown.spec()).isEqualTo("{}");
    assertThat(things.up(shown).spec()).isEqualTo("{'storage':'lots'}");
    assertThat(things.up(shown.edited("{'gigabytes':1}")).spec()).isEqualTo("{'storage':'1Gi'}");
  }

  @Test
  void valuesThatAreNotExactOnTheWayUpAreKeptToo() {
    Things things =
        Things.mapped(
            spec ->
                spec.convert(
                    "engine",
                    "engine",
                    String.class,
                    Engine.class,
                    text -> Engine.parse(text.toLowerCase(Locale.ROOT)),
                    Engine::lowerCase,
                    ""));
    Shown hub = things.up("{'engine':'MySql'}");

    assertThat(hub.spec()).isEqualTo("{'engine':'MySQL'}");
    assertThat(things.down(hub).spec()).isEqualTo("{'engine':'MySql'}");
    assertThat(things.down(hub.edited("{'engine':'Postgres'}")).spec())
        .isEqualTo("{'engine':'postgres'}");
  }

  @Test
  void aHubValueThatTheTypeDoesNotKnowComesBackToo() {
    Things things =
        Things.mapped(
            spec ->
                spec.convert(
                    "engine",
                    "engine",
                    String.class,
                    Engine.class,
                    Engine::parse,
                    Engine::lowerCase,
                    "unknown"));
    Shown shown = things.down("{'engine':'Oracle'}");

    assertThat(shown.spec()).isEqualTo("{'engine':'unknown'}");
    assertThat(things.up(shown).spec()).isEqualTo("{'engine':'Oracle'}");
    Shown forged = new Shown(shown.spec(), Map.of("v1:spec.engine", "[['spec','engine'],{'a':1}]"));
    assertThatThrownBy(() -> things.up(forged)).hasMessageContaining("'unknown' is no engine");
  }

  @Test
  void forgedValuesMustFitTheTypeAndWhatTheSpokeShows() {
    Shown wrong =
        new Shown("{'gigabytes':3}", Map.of("v1:spec.storage", "[['spec','storage'],'5Gi']"));

    assertThat(STORAGE.up(wrong)).isEqualTo(new Shown("{'storage':'3Gi'}", Map.of()));
  }

  @Test
  void singleValuesAndLists() {
    Things things = Things.mapped(s -> s.spokeSingle("zone", "zones").hubSingle("users", "user"));

    assertThat(things.up("{'users':['a'],'zone':'x'}").spec())
        .isEqualTo("{'user':'a','zones':['x']}");
    for (String hub : List.of("{'zones':[]}", "{'zones':['x']}", "{'zones':['x','y']}")) {
      assertThat(things.up(things.down(hub))).isEqualTo(new Shown(hub, Map.of()));
    }
    for (String spoke : List.of("{'users':[]}", "{'users':['x']}", "{'users':['x','y']}")) {
      assertThat(things.down(things.up(spoke))).isEqualTo(new Shown(spoke, Map.of()));
    }
    assertThat(things.up(things.down("{'zones':['x','y']}").edited("{'zone':'z'}")).spec())
        .isEqualTo("{'zones':['z']}");
  }

  @Test
  void typesWithArguments() {
    Things things =
        Things.mapped(
            spec ->
                spec.convert(
                    "names",
                    "names",
                    new TypeReference<String>() {},
                    new TypeReference<List<String>>() {},
                    text -> List.of(text.split(",")),
                    list -> String.join(",", list),
                    null));

    assertThat(things.up("{'names':'a,b'}").spec()).isEqualTo("{'names':['a','b']}");
  }
}
