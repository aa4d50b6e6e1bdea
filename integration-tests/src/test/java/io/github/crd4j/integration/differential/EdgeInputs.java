package io.github.crd4j.integration.differential;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The inputs of {@code differential/edges.txt}, literal and as they stand in an object. */
final class EdgeInputs {

  /** Lists in the object, by the type of their items. */
  private static final Map<String, String> LISTS =
      Map.of("string", "strings", "int", "ints", "double", "doubles", "bool", "bools");

  private static final Map<String, List<String>> INPUTS = read();

  private EdgeInputs() {}

  /** The expressions of {@code key}, a type or a function. */
  static List<String> of(String key) {
    return INPUTS.getOrDefault(key, List.of());
  }

  /** {@code literal} as a reader of the object finds it, or the literal itself. */
  static String inObject(String type, String literal) {
    int index = of(type).indexOf(literal);
    return LISTS.containsKey(type) && index >= 0 && isJson(literal)
        ? "self." + LISTS.get(type) + "[" + index + "]"
        : literal;
  }

  /** The object that holds the inputs. */
  static String object() {
    StringBuilder json = new StringBuilder("{");
    LISTS.forEach(
        (type, name) -> {
          List<String> items = new ArrayList<>();
          of(type).forEach(literal -> items.add(isJson(literal) ? literal : "0.5"));
          json.append(json.length() > 1 ? ", " : "");
          json.append('"')
              .append(name)
              .append("\": [")
              .append(String.join(", ", items))
              .append(']');
        });
    return json.append("}").toString();
  }

  private static boolean isJson(String literal) {
    return literal.matches("\".*\"|-?[0-9.e+-]+|true|false");
  }

  static List<String[]> lines(String resource) {
    try (InputStream in =
        Objects.requireNonNull(EdgeInputs.class.getResourceAsStream(resource), resource)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#") && !line.startsWith("["))
          .map(line -> line.split(" \\| ", 3))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Map<String, List<String>> read() {
    Map<String, List<String>> inputs = new HashMap<>();
    for (String[] line : lines("/differential/edges.txt")) {
      String value = line.length == 2 ? line[1] : line[1] + " | " + line[2];
      inputs.computeIfAbsent(line[0], key -> new ArrayList<>()).add(value);
    }
    return inputs;
  }
}
