package io.github.crd4j.integration.jackson;

import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Where two JSON texts differ; numbers are equal if their values are. */
final class JsonDifference {
  private static final JsonMapper EXACT =
      JsonMapper.builder()
          .enable(tools.jackson.databind.DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .build();

  private JsonDifference() {}

  /** The first difference; null if there is none. */
  static @Nullable String between(String before, String after) {
    return between("", EXACT.readTree(before), EXACT.readTree(after), false);
  }

  /** The first member or item of {@code before} that {@code after} has not, or has otherwise. */
  static @Nullable String lost(String before, String after) {
    return between("", EXACT.readTree(before), EXACT.readTree(after), true);
  }

  private static @Nullable String between(
      String path, JsonNode before, JsonNode after, boolean mayHaveMore) {
    if (before.isObject() && after.isObject()) {
      Set<String> names = new TreeSet<>(before.propertyNames());
      if (!mayHaveMore) {
        names.addAll(after.propertyNames());
      }
      for (String name : names) {
        String difference =
            between(path + "." + name, before.path(name), after.path(name), mayHaveMore);
        if (difference != null) {
          return difference;
        }
      }
      return null;
    }
    if (before.isArray() && after.isArray() && before.size() == after.size()) {
      for (int i = 0; i < before.size(); i++) {
        String difference =
            between(path + "[" + i + "]", before.path(i), after.path(i), mayHaveMore);
        if (difference != null) {
          return difference;
        }
      }
      return null;
    }
    boolean equal =
        (before.isNumber() && after.isNumber())
            ? before.decimalValue().compareTo(after.decimalValue()) == 0
            : before.equals(after);
    return equal ? null : path + ": " + text(before) + " became " + text(after);
  }

  private static String text(JsonNode node) {
    return node.isMissingNode() ? "nothing" : node.toString();
  }
}
