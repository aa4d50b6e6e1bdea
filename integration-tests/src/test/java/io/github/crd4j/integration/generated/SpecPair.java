package io.github.crd4j.integration.generated;

import io.github.crd4j.conversion.Conversions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * A spec as two versions show it.
 *
 * @param specs by version
 */
record SpecPair(Map<String, JsonNode> specs) {

  private static final Pattern COMMENTS =
      Pattern.compile("(?m)^// (\\w+): (\\{.*})\n// (\\w+): (\\{.*})$");

  SpecPair {
    specs = Map.copyOf(specs);
  }

  /** The pairs in comments of a source, a line for each version. */
  static List<SpecPair> saidIn(String source) {
    List<SpecPair> pairs = new ArrayList<>();
    Matcher comments = COMMENTS.matcher(source);
    while (comments.find()) {
      pairs.add(
          new SpecPair(
              Map.of(
                  comments.group(1), JsonMapper.shared().readTree(comments.group(2)),
                  comments.group(3), JsonMapper.shared().readTree(comments.group(4)))));
    }
    return pairs;
  }

  JsonNode in(String version) {
    return Objects.requireNonNull(specs.get(version));
  }

  /** What {@code version} shows of the spec of the other version. */
  JsonNode converted(Conversions conversions, String version) {
    String other =
        specs.keySet().stream().filter(v -> !v.equals(version)).findFirst().orElseThrow();
    ObjectNode object = JsonMapper.shared().createObjectNode();
    object.put("apiVersion", "example.com/" + other).put("kind", "Thing");
    object.putObject("metadata").put("name", "a");
    object.set("spec", in(other).deepCopy());
    return conversions.convert(object, "example.com/" + version).path("spec");
  }
}
