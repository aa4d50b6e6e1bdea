package io.github.crd4j.conversion;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Random objects, complete and thinned, there and back. */
class RoundTripsTest {
  private static final int COUNT = 2_000;

  private final Conversions conversions = Reviews.conversions();

  @Test
  void hubSpokeHubLosesNothing() {
    Random random = new Random(1);
    for (int i = 0; i < COUNT; i++) {
      ObjectNode hub = object("v1", random);
      for (String spoke : List.of("v1alpha1", "v1beta1")) {
        JsonNode back =
            conversions.convert(
                conversions.convert(hub, Databases.GROUP + "/" + spoke), Databases.GROUP + "/v1");

        assertThat(back).isEqualTo(withMetadata(hub));
      }
    }
  }

  @Test
  void spokeHubSpokeLosesNothing() {
    Random random = new Random(2);
    for (int i = 0; i < COUNT; i++) {
      for (String spoke : List.of("v1alpha1", "v1beta1")) {
        ObjectNode object = object(spoke, random);
        JsonNode back =
            conversions.convert(
                conversions.convert(object, Databases.GROUP + "/v1"),
                Databases.GROUP + "/" + spoke);

        assertThat(back).isEqualTo(withMetadata(object));
      }
    }
  }

  @Test
  void theWayRoundAllVersionsLosesNothing() {
    Random random = new Random(3);
    for (int i = 0; i < COUNT; i++) {
      ObjectNode hub = object("v1", random);
      ObjectNode object = hub;
      for (String version : List.of("v1beta1", "v1alpha1", "v1beta1", "v1")) {
        object = conversions.convert(object, Databases.GROUP + "/" + version);
      }
      assertThat(object).isEqualTo(withMetadata(hub));
    }
  }

  /** The server refuses an answer without metadata. */
  private static ObjectNode withMetadata(ObjectNode object) {
    ObjectNode answered = object.deepCopy();
    if (!answered.has("metadata")) {
      answered.putObject("metadata");
    }
    return answered;
  }

  private static ObjectNode object(String version, Random random) {
    String port =
        "{'name':'%s','port':7" + (version.equals("v1alpha1") ? "" : ",'protocol':'UDP'") + "}";
    String ports = "'ports':[" + port.formatted("sql") + "," + port.formatted("web") + "]";
    String spec =
        switch (version) {
          case "v1" ->
              "'size':3,'engine':'MySQL','backup':{'enabled':true,'schedule':'@daily'}," + ports;
          case "v1beta1" -> "'replicas':3,'engine':'MySQL','backupEnabled':true," + ports;
          default -> "'replicas':3,'engine':'mysql','legacy':'blue'," + ports;
        };
    ObjectNode object =
        CanonicalJson.read(
                ("{'apiVersion':'%s/%s','kind':'Database','metadata':{'name':'x','annotations':"
                        + "{'a':'b'}},'spec':{%s},'status':{'phase':'Ready'}}")
                    .formatted(Databases.GROUP, version, spec)
                    .replace('\'', '"'))
            .asObject();
    thin(object, random, 0);
    return object;
  }

  /** Removes, empties or nulls parts, as server-side apply does. */
  private static void thin(ObjectNode object, Random random, int depth) {
    for (String name : new ArrayList<>(object.propertyNames())) {
      boolean isType = depth == 0 && (name.equals("apiVersion") || name.equals("kind"));
      int dice = random.nextInt(8);
      boolean isKey = name.equals("name") && dice > 0;
      if (isType || isKey) {
        continue;
      }
      JsonNode value = object.get(name);
      if (dice < 2) {
        object.remove(name);
      } else if (dice == 2 && depth == 1 && value.isArray()) {
        object.putNull(name);
      } else if (dice == 3 && value.isContainer()) {
        object.set(name, CanonicalJson.read(value.isArray() ? "[]" : "{}"));
        if (name.equals("annotations")) {
          object.remove(name);
        }
      } else if (value instanceof ObjectNode below) {
        thin(below, random, depth + 1);
        if (name.equals("annotations") && below.isEmpty()) {
          object.remove(name);
        }
      } else if (value.isArray()) {
        value.forEach(item -> thin(item.asObject(), random, depth + 1));
      }
    }
  }
}
