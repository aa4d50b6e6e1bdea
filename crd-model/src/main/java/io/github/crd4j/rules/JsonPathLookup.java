package io.github.crd4j.rules;

import io.github.crd4j.model.Keyword;
import io.github.crd4j.model.Schema;
import io.github.crd4j.model.SchemaOrBool;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Follows a simple JSON path, as columns have it, through the schema of a resource. */
public final class JsonPathLookup {

  /** Where a path leads. */
  public sealed interface Result permits Found, Open, Missing {}

  /** To a part of the schema. */
  public record Found(Schema schema) implements Result {}

  /** Into content of which there is no schema, or by a step that is not looked at. */
  public record Open() implements Result {}

  /**
   * Nowhere.
   *
   * @param name the step that does not exist
   * @param siblings the names that exist there
   */
  public record Missing(String name, List<String> siblings) implements Result {

    public Missing {
      siblings = List.copyOf(siblings);
    }
  }

  /** What every object has, with the schemas that the API server gives it. */
  private static final Set<String> METADATA_STRINGS =
      Set.of("name", "namespace", "generateName", "uid", "resourceVersion", "selfLink");

  private JsonPathLookup() {}

  /** Where {@code path} leads in {@code root}, the schema of a whole resource. */
  public static Result find(String path, Schema root) {
    List<String> steps = steps(path);
    if (steps == null) {
      return new Open();
    }
    if (!steps.isEmpty() && !root.properties().containsKey(steps.get(0))) {
      Result owned = serverOwned(steps);
      if (owned != null) {
        return owned;
      }
    }
    Schema schema = root;
    for (int i = 0; i < steps.size(); i++) {
      String step = steps.get(i);
      Schema next = next(schema, step);
      if (next == null) {
        // A step into what is no list finds nothing either, but has no name to speak of.
        if (step.equals("[]") || schema.preservesUnknownFields() || isOpen(schema)) {
          return new Open();
        }
        Set<String> names = new TreeSet<>(schema.properties().keySet());
        if (i == 0) {
          names.addAll(Set.of("apiVersion", "kind", "metadata"));
        }
        return new Missing(step, new ArrayList<>(names));
      }
      schema = next;
    }
    return new Found(schema);
  }

  private static boolean isOpen(Schema schema) {
    SchemaOrBool additional = schema.additionalProperties();
    return additional != null && additional.allows() && additional.schema() == null;
  }

  private static @Nullable Schema next(Schema schema, String step) {
    if (step.equals("[]")) {
      return schema.items();
    }
    Schema property = schema.properties().get(step);
    if (property != null) {
      return property;
    }
    SchemaOrBool additional = schema.additionalProperties();
    return additional == null ? null : additional.schema();
  }

  private static @Nullable Result serverOwned(List<String> steps) {
    String first = steps.get(0);
    if (first.equals("apiVersion") || first.equals("kind")) {
      return steps.size() == 1 ? new Found(Schema.ofType("string")) : null;
    }
    if (!first.equals("metadata")) {
      return null;
    }
    if (steps.size() == 2 && METADATA_STRINGS.contains(steps.get(1))) {
      return new Found(Schema.ofType("string"));
    }
    if (steps.size() == 2 && steps.get(1).endsWith("Timestamp")) {
      return new Found(Schema.ofType("string").with(Keyword.FORMAT, "date-time"));
    }
    if (steps.size() == 3
        && (steps.get(1).equals("labels") || steps.get(1).equals("annotations"))) {
      return new Found(Schema.ofType("string"));
    }
    if (steps.size() == 2 && steps.get(1).equals("generation")) {
      return new Found(Schema.ofType("integer"));
    }
    return new Open();
  }

  /**
   * The names along {@code path}, with {@code []} for any way into a list; null if it has a step
   * that cannot be followed in a schema.
   */
  public static @Nullable List<String> steps(String path) {
    List<String> steps = new ArrayList<>();
    int at = 0;
    while (at < path.length()) {
      char c = path.charAt(at);
      if (c == '.') {
        StringBuilder name = new StringBuilder();
        for (at++; at < path.length() && ".[".indexOf(path.charAt(at)) < 0; at++) {
          boolean escape = path.charAt(at) == '\\' && at + 1 < path.length();
          name.append(path.charAt(escape ? ++at : at));
        }
        if (name.isEmpty() || name.toString().equals("*")) {
          return null;
        }
        steps.add(name.toString());
      } else if (c == '[') {
        int close = closing(path, at);
        if (close < 0) {
          return null;
        }
        String inside = path.substring(at + 1, close).strip();
        boolean quoted = inside.length() > 1 && (inside.startsWith("'") || inside.startsWith("\""));
        steps.add(quoted ? inside.substring(1, inside.length() - 1) : "[]");
        at = close + 1;
      } else {
        return null;
      }
    }
    return steps;
  }

  /** The index of the bracket that closes the one at {@code open}, quoted text left aside. */
  private static int closing(String path, int open) {
    int depth = 0;
    char quote = 0;
    for (int i = open; i < path.length(); i++) {
      char c = path.charAt(i);
      if (quote != 0) {
        quote = c == quote ? 0 : quote;
      } else if (c == '\'' || c == '"') {
        quote = c;
      } else if (c == '[') {
        depth++;
      } else if (c == ']' && --depth == 0) {
        return i;
      }
    }
    return -1;
  }
}
