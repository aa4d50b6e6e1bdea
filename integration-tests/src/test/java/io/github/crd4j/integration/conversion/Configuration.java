package io.github.crd4j.integration.conversion;

import java.util.List;
import java.util.Random;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What a manager applies: fields of the hub that its version has too. */
final class Configuration {
  private final ObjectNode spec;

  private Configuration(ObjectNode spec) {
    this.spec = spec;
  }

  static Configuration random(String version, Random random) {
    ObjectNode spec = JsonNodeFactory.instance.objectNode();
    boolean hub = version.equals("v1");
    boolean beta = version.equals("v1beta1");
    if (random.nextBoolean()) {
      spec.put("size", random.nextInt(3));
    }
    if (random.nextBoolean()) {
      spec.put("engine", random.nextBoolean() ? "Postgres" : "MySQL");
    }
    if ((hub || beta) && random.nextBoolean()) {
      spec.putObject("backup").put("enabled", random.nextBoolean());
    }
    if (hub && random.nextBoolean()) {
      ObjectNode backup =
          spec.get("backup") instanceof ObjectNode known ? known : spec.putObject("backup");
      backup.put("schedule", random.nextBoolean() ? "@daily" : "@weekly");
    }
    if (hub && random.nextBoolean()) {
      ObjectNode data = spec.putObject("data");
      for (String key : List.of("a", "b", "c")) {
        if (random.nextBoolean()) {
          data.put(key, Integer.toString(random.nextInt(3)));
        }
      }
      if (data.isEmpty()) {
        spec.remove("data");
      }
    }
    if (random.nextBoolean()) {
      ArrayNode ports = spec.putArray("ports");
      for (String name : List.of("sql", "web", "metrics")) {
        if (random.nextBoolean()) {
          ObjectNode port = ports.addObject().put("name", name);
          if (random.nextBoolean()) {
            port.put("port", random.nextInt(3));
          }
          if ((hub || beta) && random.nextBoolean()) {
            port.put("protocol", random.nextBoolean() ? "TCP" : "UDP");
          }
        }
      }
      if (ports.isEmpty()) {
        spec.remove("ports");
      }
    }
    return new Configuration(spec);
  }

  /** The spec as that version writes it; by hand, so that it checks the conversion. */
  String in(String version) {
    if (version.equals("v1")) {
      return spec.toString();
    }
    ObjectNode old = JsonMapper.shared().readTree(spec.toString()).asObject();
    if (old.has("size")) {
      old.set("replicas", old.remove("size"));
    }
    if (version.equals("v1alpha1") && old.has("engine")) {
      old.put("engine", old.path("engine").stringValue().equals("MySQL") ? "mysql" : "postgres");
    }
    if (old.remove("backup") instanceof ObjectNode backup) {
      old.set("backupEnabled", backup.path("enabled"));
    }
    return old.toString();
  }
}
