package io.github.crd4j.conversion;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.crd4j.conversion.kept.CanonicalJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Makes reviews wrong: their bytes, their structure, or what their kept values say. */
final class Mutations {
  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "-1",
          "1e400",
          "9007199254740993",
          "1.0",
          "\"\"",
          "\"\\u0000\\ud800\"",
          "\"databases.example.com/v1alpha1\"",
          "[]",
          "{}",
          "[null]",
          "[[],{},1]",
          "{\"\":null}",
          "[{\"name\":\"sql\"},{\"name\":\"sql\",\"protocol\":\"X\"},{},7]",
          "[".repeat(600) + "]".repeat(600),
          "{\"a\":".repeat(300) + "1" + "}".repeat(300),
          "[".repeat(990) + "]".repeat(990));

  private static final List<String> KEPT =
      List.of(
          "",
          "[",
          "[[],1]",
          "[[\"spec\"],{}]",
          "[[\"spec\",\"size\"],\"x\"]",
          "[[\"spec\",\"backup\",\"schedule\"],7]",
          "[[\"spec\",\"backup\",\"schedule\"],\"@daily\"]",
          "[[\"spec\",\"ports\",{\"name\":\"sql\"},\"protocol\"],null]",
          "[[\"spec\",\"ports\",{}],{}]",
          "[[\"spec\",\"ports\"],[[0,\"x\",[]]]]",
          "[[\"spec\",\"ports\"],[[-1,\"x\",[[[\"protocol\"],\"UDP\"]]]]]",
          "[[\"metadata\",\"name\"],\"other\"]",
          "H4sIAAAAAAAA/wMAAAAAAAAAAAA=",
          "99999999999",
          "17");

  private static final List<String> KEYS =
      List.of("spec.backup.schedule", "packed", "overflow", "x", "spec.ports.sql.protocol");

  private Mutations() {}

  static byte[] of(byte[] review, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> bytes(review, random);
      case 1 -> kept(review, random);
      default -> structure(review, random);
    };
  }

  private static byte[] bytes(byte[] review, Random random) {
    byte[] wrong = review.clone();
    switch (random.nextInt(4)) {
      case 0 -> {
        return Arrays.copyOf(wrong, random.nextInt(wrong.length));
      }
      case 1 -> {
        byte[] twice = Arrays.copyOf(wrong, wrong.length * 2);
        System.arraycopy(wrong, 0, twice, wrong.length, wrong.length);
        return twice;
      }
      case 2 -> random.nextBytes(wrong);
      default -> {
        for (int i = random.nextInt(3); i >= 0; i--) {
          wrong[random.nextInt(wrong.length)] = (byte) random.nextInt();
        }
      }
    }
    return wrong;
  }

  private static byte[] kept(byte[] review, Random random) {
    JsonNode root = CanonicalJson.read(new String(review, UTF_8));
    ObjectNode object = (ObjectNode) root.path("request").path("objects").get(0);
    ObjectNode metadata =
        object.get("metadata") instanceof ObjectNode known ? known : object.putObject("metadata");
    ObjectNode annotations =
        metadata.get("annotations") instanceof ObjectNode known
            ? known
            : metadata.putObject("annotations");
    for (int i = 0; i < 3; i++) {
      String owner = random.nextBoolean() ? "v1" : "v1alpha1";
      annotations.put(
          owner + ".kept." + Databases.GROUP + "/" + pick(KEYS, random), pick(KEPT, random));
    }
    return CanonicalJson.write(root).getBytes(UTF_8);
  }

  private static byte[] structure(byte[] review, Random random) {
    JsonNode root = CanonicalJson.read(new String(review, UTF_8));
    for (int i = random.nextInt(3); i >= 0; i--) {
      List<JsonNode> containers = new ArrayList<>();
      // Mostly inside the object: elsewhere little is left to convert.
      JsonNode from = random.nextInt(4) == 0 ? root : root.path("request").path("objects").path(0);
      collect(from, containers);
      if (!containers.isEmpty()) {
        replace(pick(containers, random), random);
      }
    }
    return CanonicalJson.write(root).getBytes(UTF_8);
  }

  private static void replace(JsonNode container, Random random) {
    JsonNode value = CanonicalJson.read(pick(VALUES, random));
    if (container instanceof ObjectNode object) {
      List<String> names = List.copyOf(object.propertyNames());
      String name = names.isEmpty() ? "x" : pick(names, random);
      if (random.nextInt(4) == 0) {
        object.remove(name);
      } else {
        object.set(name, value);
      }
    } else if (container instanceof ArrayNode array) {
      if (array.isEmpty() || random.nextBoolean()) {
        array.add(value);
      } else {
        array.set(random.nextInt(array.size()), value);
      }
    }
  }

  private static void collect(JsonNode value, List<JsonNode> containers) {
    if (value.isContainer()) {
      containers.add(value);
      value.forEach(child -> collect(child, containers));
    }
  }

  private static <T> T pick(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }
}
