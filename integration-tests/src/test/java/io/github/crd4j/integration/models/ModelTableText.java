package io.github.crd4j.integration.models;

import static java.util.stream.Collectors.joining;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;

/** Writes the table of facts about Kubernetes' own types from their OpenAPI definitions. */
final class ModelTableText {

  private static final String HEAD =
      """
      # Kubernetes %s
      # Facts about Kubernetes' own types that the Java classes of its clients do not say.
      # Source: /openapi/v3 of kube-apiserver with --runtime-config=api/all=true, less all descriptions.
      # Copyright The Kubernetes Authors, Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0
      # Made by ModelTableIT (integration-tests) with -Dgolden.update=true, which otherwise compares it with the server.
      #
      # One line for each type that has facts, under its group and version: Type, then its properties that have any.
      #   Type~        one manager owns an object as a whole (atomic)
      #   Type(k,k)    the keys of all lists of it that Kubernetes has
      #   name!        required           name[k,k]    list map by these keys   name[]      set
      #   name~ name+  atomic, granular   name*        any object               name@format
      #   name{a|b}    all values         name=json    default
      # Where two groups have types of one name in one version, all their properties are listed.
      """;

  private static final Set<String> ANY_OBJECT = Set.of("runtime.RawExtension", "meta.v1.FieldsV1");

  private final OpenApiDefinitions definitions;
  private final Map<String, Set<List<String>>> keysByItem = new HashMap<>();
  private final Map<String, Integer> groupsByName = new HashMap<>();

  ModelTableText(OpenApiDefinitions definitions) {
    this.definitions = definitions;
    definitions.byName().forEach(this::look);
  }

  private void look(String name, JsonNode definition) {
    groupsByName.merge(versionAndKind(name), 1, Integer::sum);
    if (name.endsWith("List") && definition.path("properties").has("items")) {
      return;
    }
    for (JsonNode property : definition.path("properties")) {
      String item = OpenApiDefinitions.reference(property.path("items"));
      if (!item.isEmpty()) {
        keysByItem.computeIfAbsent(item, key -> new HashSet<>()).add(listKeys(property));
      }
    }
  }

  private static String versionAndKind(String name) {
    String[] parts = OpenApiDefinitions.shortName(name).split("\\.", -1);
    return parts.length < 3 ? name : parts[parts.length - 2] + "." + parts[parts.length - 1];
  }

  private static List<String> listKeys(JsonNode property) {
    return property
        .path("x-kubernetes-list-map-keys")
        .valueStream()
        .map(key -> key.stringValue(""))
        .toList();
  }

  /** The whole table. */
  String write() {
    Map<String, Map<String, String>> sections = new TreeMap<>();
    definitions
        .byName()
        .forEach(
            (name, definition) -> {
              String shortName = OpenApiDefinitions.shortName(name);
              int dot = shortName.lastIndexOf('.');
              String line = line(name, shortName.substring(dot + 1), definition);
              if (line.contains(" ") || line.endsWith("~") || line.endsWith(")")) {
                sections
                    .computeIfAbsent(shortName.substring(0, dot), key -> new TreeMap<>())
                    .put(shortName, line);
              }
            });
    StringBuilder text = new StringBuilder(HEAD.formatted(definitions.release()));
    sections.forEach(
        (section, lines) -> {
          text.append('[').append(section).append("]\n");
          lines.values().forEach(line -> text.append(line).append('\n'));
        });
    return text.toString();
  }

  private String line(String name, String kind, JsonNode definition) {
    StringBuilder line = new StringBuilder(kind);
    if (definition.path("x-kubernetes-map-type").stringValue("").equals("atomic")) {
      line.append('~');
    }
    Set<List<String>> keys = keysByItem.getOrDefault(name, Set.of());
    if (keys.size() == 1 && !keys.contains(List.<String>of())) {
      line.append('(').append(String.join(",", keys.iterator().next())).append(')');
    }
    boolean all = groupsByName.getOrDefault(versionAndKind(name), 0) > 1;
    Set<String> required = new HashSet<>();
    definition.path("required").forEach(each -> required.add(each.stringValue("")));
    Map<String, JsonNode> properties = new TreeMap<>();
    definition.path("properties").forEachEntry(properties::put);
    properties.forEach(
        (property, schema) -> {
          String marks = marks(schema, required.contains(property));
          if (all || !marks.isEmpty()) {
            line.append(' ').append(property).append(marks);
          }
        });
    return line.toString();
  }

  private static String marks(JsonNode schema, boolean required) {
    StringBuilder marks = new StringBuilder(required ? "!" : "");
    String listType = schema.path("x-kubernetes-list-type").stringValue("");
    if (listType.equals("map") || listType.equals("set")) {
      marks.append('[').append(String.join(",", listKeys(schema))).append(']');
    }
    switch (schema.path("x-kubernetes-map-type").stringValue("")) {
      case "atomic" -> marks.append('~');
      case "granular" -> marks.append('+');
      default -> {}
    }
    JsonNode value = element(schema);
    String reference = OpenApiDefinitions.shortName(OpenApiDefinitions.reference(value));
    if (ANY_OBJECT.contains(reference) && !OpenApiDefinitions.reference(schema).isEmpty()) {
      marks.append('*');
    }
    marks.append(format(value, reference));
    if (value.has("enum")) {
      marks.append(
          value
              .path("enum")
              .valueStream()
              .map(each -> each.stringValue(""))
              .collect(joining("|", "{", "}")));
    }
    JsonNode defaultValue = schema.path("default");
    if (isMeant(defaultValue, required)) {
      marks.append('=').append(defaultValue);
    }
    return marks.toString();
  }

  /** The items of a list, or the values of a map, at any depth. */
  private static JsonNode element(JsonNode schema) {
    for (String part : List.of("items", "additionalProperties")) {
      if (schema.path(part).isObject()) {
        return element(schema.path(part));
      }
    }
    return schema;
  }

  private static String format(JsonNode value, String reference) {
    if (reference.equals("meta.v1.Time") || reference.equals("meta.v1.MicroTime")) {
      return "@date-time";
    }
    // The formats of numbers are those of their Java types.
    return value.path("type").stringValue("").equals("string") && value.has("format")
        ? "@" + value.path("format").stringValue("")
        : "";
  }

  /**
   * Zero values of Go are published as defaults: an empty object, and zero where it is required.
   */
  private static boolean isMeant(JsonNode value, boolean required) {
    if (value.isMissingNode() || (value.isObject() && value.isEmpty())) {
      return false;
    }
    boolean zero = List.of("\"\"", "0", "false").contains(value.toString());
    return !(required && zero);
  }
}
